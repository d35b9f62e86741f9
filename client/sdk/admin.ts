export * from './generated/admin.ts';
