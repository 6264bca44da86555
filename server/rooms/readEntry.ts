import { type GenericSchema, is } from 'valibot';
import { no, type Result } from '#engine';
import { entryCallShape, guestRequestShape, PROTOCOL_VERSION, type Refusal, versionedShape } from '#protocol';
import { readShape } from './requests.ts';

/** Returns a reader of request bodies. Checks the version first, because other versions may send other shapes. */
const reading =
  <Request>(shape: GenericSchema<unknown, Request>) =>
  (body: unknown): Result<Request, Refusal> =>
    is(versionedShape, body) && body.version !== PROTOCOL_VERSION ? no('oldVersion') : readShape(shape, body);

/** Reads a request for a place at a table or a look at one. */
export const readEntryCall = reading(entryCallShape);

/** Reads a request for a token or a recovery code. */
export const readGuestRequest = reading(guestRequestShape);
