export const BODY_LIMIT = 32 * 1024;
