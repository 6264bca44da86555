export * from './messages.ts';
export * from './tableView.ts';
