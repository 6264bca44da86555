export * from './api.ts';
export * from './entry.ts';
export * from './messages.ts';
export * from './stateOrders.ts';
export * from './tableView.ts';
