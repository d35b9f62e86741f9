export function isSystemError(
  error: unknown,
): error is NodeJS.ErrnoException & { readonly port?: number } {
  return error instanceof Error && 'code' in error;
}
