export * from './api.ts';
export * from './entry.ts';
export * from './messages.ts';
export {
  entryCallSchema,
  guestRequestSchema,
  REQUESTS,
  type Requests,
  versionedSchema,
} from './schemas.ts';
export * from './stateOrders.ts';
export * from './tableView.ts';
