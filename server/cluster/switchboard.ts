import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Cluster } from './cluster.ts';

/** The header of a request that another process of ours has checked and forwarded. */
const PASS_HEADER = 'x-rummy-forwarded';

/** The header of a request through a proxy that can redirect (nginx), and of the reply that sends it elsewhere. */
const CAN_REDIRECT_HEADER = 'x-rummy-redirect';
const REDIRECT_HEADER = 'X-Accel-Redirect';
/** The proxy's internal address of all processes, followed by the one that is meant. */
const INTERNAL_PATH = '/@process/';

/** The time another process has to accept a connection, in ms. */
const CONNECT_TIMEOUT_MS = 3_000;

/** The process id at the start of a socket's path, as the framework forms it. */
const PROCESS = /^\/([\w-]{9})\//;

/**
 * Forwards sockets that reach one process but belong to another, since a load balancer may send anybody to any process.
 * The path of a socket begins with the id of its process.
 */
export class Switchboard {
  readonly #cluster: Cluster;
  readonly #self: () => string;
  readonly #pass: string;
  readonly #report: (error: unknown, address: string) => void;
  readonly #hasProxies: boolean;
  /** Open connections by the process they lead to. */
  readonly #lines = new Map<string, Set<Duplex>>();

  /**
   * @param self returns the id of this process
   * @param pass a secret that only the processes of this cluster know
   * @param report called if a live process cannot be reached
   * @param hasProxies whether requests come from the operator's proxies, which may be told addresses of processes
   */
  constructor(
    cluster: Cluster,
    self: () => string,
    pass: string,
    report: (error: unknown, address: string) => void,
    hasProxies = false,
  ) {
    this.#cluster = cluster;
    this.#hasProxies = hasProxies;
    this.#self = self;
    this.#pass = pass;
    this.#report = report;
  }

  /** Whether another process of ours has checked this request and forwarded it. */
  isPassedOn({ headers }: IncomingMessage): boolean {
    const given = Buffer.from(String(headers[PASS_HEADER] ?? ''));
    const pass = Buffer.from(this.#pass);
    return given.length === pass.length && timingSafeEqual(given, pass);
  }

  /**
   * Forwards a socket to the live process it belongs to; false if that is this process, or none. A proxy of ours that
   * can connect it there by itself is told where, since each frame that is forwarded costs as much as one that is sent.
   */
  async passOn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<boolean> {
    const process = PROCESS.exec(request.url ?? '')?.[1];
    if (process === undefined || process === this.#self() || this.isPassedOn(request)) return false;
    const address = await this.#cluster.addressOf(process).catch(() => null);
    if (address === null) return false;
    // If the client has already left, a connection would stay idle.
    if (socket.destroyed) return true;
    if (this.#hasProxies && request.headers[CAN_REDIRECT_HEADER])
      redirect(socket, `${INTERNAL_PATH}${address}${request.url}`);
    else this.#join(process, address, request, socket, head);
    return true;
  }

  /** Cuts the connections to a process that died; their clients reconnect elsewhere. */
  hangUp(process: string): void {
    for (const line of this.#lines.get(process) ?? []) line.destroy();
  }

  close(): void {
    for (const process of this.#lines.keys()) this.hangUp(process);
  }

  #join(process: string, address: string, request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { hostname, port } = new URL(`http://${address}`);
    const line = connect({ host: hostname.replaceAll(/[[\]]/g, ''), port: Number(port || 80), noDelay: true });
    const lines = this.#lines.get(process) ?? new Set();
    this.#lines.set(process, lines.add(line));
    line.on('close', () => {
      socket.destroy();
      lines.delete(line);
      if (lines.size === 0) this.#lines.delete(process);
    });
    const fail = (error: Error): void => this.#report(error, address);
    line.setTimeout(CONNECT_TIMEOUT_MS, () => line.destroy(new Error('no answer')));
    line.once('error', fail);
    line.once('connect', () => {
      line.setTimeout(0);
      // From now on an error means that an established connection broke.
      line.off('error', fail).on('error', () => line.destroy());
    });
    socket.on('close', () => line.destroy());
    line.write(`${this.#headOf(request)}\r\n\r\n`, 'latin1');
    line.write(head);
    socket.pipe(line).pipe(socket);
  }

  /** The original request head plus our header. */
  #headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
    const lines = [`${method} ${url} HTTP/${httpVersion}`];
    for (let i = 0; i < rawHeaders.length; i += 2) {
      if (rawHeaders[i]?.toLowerCase() !== PASS_HEADER) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
    }
    return [...lines, `${PASS_HEADER}: ${this.#pass}`].join('\r\n');
  }
}

/** Answers with the proxy's internal path at which it should ask again. The browser sees nothing of this answer. */
const redirect = (socket: Duplex, path: string): void =>
  void socket.end(`HTTP/1.1 200 OK\r\n${REDIRECT_HEADER}: ${path}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n`);
