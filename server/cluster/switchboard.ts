import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Cluster } from './cluster.ts';

/** By this a process knows that another one has judged the request. */
const PASS = 'x-rummy-forwarded';

/** How long another process may take to answer at all, in ms. */
const PATIENCE = 3_000;

/** The framework's ids of processes. */
const PROCESS = /^\/([\w-]{9})\//;

/**
 * Sockets that come to one process and belong to another: whatever stands before the processes may send anybody to any of
 * them. The way of a socket begins with the id of its process.
 */
export class Switchboard {
  readonly #cluster: Cluster;
  readonly #self: () => string;
  readonly #pass: string;
  readonly #report: (error: unknown, address: string) => void;
  /** Lines to each other process. */
  readonly #lines = new Map<string, Set<Duplex>>();

  /**
   * @param self the id of this process
   * @param pass what only the processes of this cluster know
   * @param report is told of a living process that cannot be reached
   */
  constructor(cluster: Cluster, self: () => string, pass: string, report: (error: unknown, address: string) => void) {
    this.#cluster = cluster;
    this.#self = self;
    this.#pass = pass;
    this.#report = report;
  }

  /** Another process of ours has judged this request and sends it to us. */
  isPassedOn({ headers }: IncomingMessage): boolean {
    const given = Buffer.from(String(headers[PASS] ?? ''));
    const pass = Buffer.from(this.#pass);
    return given.length === pass.length && timingSafeEqual(given, pass);
  }

  /** Brings a socket to the living process it belongs to; false when that is this one, or none. */
  async passOn(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<boolean> {
    const process = PROCESS.exec(request.url ?? '')?.[1];
    if (process === undefined || process === this.#self() || this.isPassedOn(request)) return false;
    const address = await this.#cluster.addressOf(process).catch(() => null);
    if (address === null) return false;
    // Who has gone meanwhile would leave a line behind on which nobody ever says anything.
    if (!socket.destroyed) this.#join(process, address, request, socket, head);
    return true;
  }

  /** This process has died: whoever waits at its lines for an answer comes in again elsewhere. */
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
    line.setTimeout(PATIENCE, () => line.destroy(new Error('no answer')));
    line.once('error', fail);
    line.once('connect', () => {
      line.setTimeout(0);
      // From here on an error is a line that breaks.
      line.off('error', fail).on('error', () => line.destroy());
    });
    socket.on('close', () => line.destroy());
    line.write(`${this.#headOf(request)}\r\n\r\n`, 'latin1');
    line.write(head);
    socket.pipe(line).pipe(socket);
  }

  /** What was asked, word for word, and that it has been judged. */
  #headOf({ method, url, httpVersion, rawHeaders }: IncomingMessage): string {
    const lines = [`${method} ${url} HTTP/${httpVersion}`];
    for (let i = 0; i < rawHeaders.length; i += 2) {
      if (rawHeaders[i]?.toLowerCase() !== PASS) lines.push(`${rawHeaders[i]}: ${rawHeaders[i + 1]}`);
    }
    return [...lines, `${PASS}: ${this.#pass}`].join('\r\n');
  }
}
