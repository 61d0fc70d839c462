export * from './client-messages.ts';
export * from './limits.ts';
export * from './requests.ts';
export * from './server-messages.ts';
