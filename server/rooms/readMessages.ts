import { type GenericSchema, is, safeParse } from 'valibot';
import { no, ok, type Result } from '#engine';
import {
  entryCallShape,
  guestRequestShape,
  PROTOCOL_VERSION,
  REQUESTS,
  type Refusal,
  type Requests,
  versionedShape,
} from '#protocol';

/** Reads what a stranger has sent. Whether it makes sense is for the table to decide. */
function read<Message>(shape: GenericSchema<unknown, Message>, sent: unknown): Result<Message, 'badMessage'> {
  const found = safeParse(shape, sent, { abortEarly: true });
  return found.success ? ok(found.output) : no('badMessage');
}

const requests: { readonly [Name in keyof Requests]: GenericSchema<unknown, Requests[Name]> } = REQUESTS;

/** Reads a message of a client to its table. */
export const readRequest = <Name extends keyof Requests>(name: Name, sent: unknown) => read(requests[name], sent);

/** Returns a reader of request bodies. Checks the version first, because other versions may send other shapes. */
const reading =
  <Request>(shape: GenericSchema<unknown, Request>) =>
  (body: unknown): Result<Request, Refusal> =>
    is(versionedShape, body) && body.version !== PROTOCOL_VERSION ? no('oldVersion') : read(shape, body);

/** Reads a request for a place at a table or a look at one. */
export const readEntryCall = reading(entryCallShape);

/** Reads a request for a token or a recovery code. */
export const readGuestRequest = reading(guestRequestShape);
