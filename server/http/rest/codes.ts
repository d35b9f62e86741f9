/** Beside the messages, whose form the specification fixes. */
export const ERROR_CODE = 'x-error-code';

const CODES: Readonly<Record<number, string>> = {
  401: 'UNAUTHENTICATED',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  408: 'REQUEST_TIMEOUT',
  413: 'CONTENT_TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA_TYPE',
  431: 'HEADERS_TOO_LARGE',
};

/** The code of a refusal that no rule of the shop makes. */
export function codeOf(status: number): string {
  return status < 500 ? (CODES[status] ?? 'BAD_REQUEST') : 'INTERNAL_SERVER_ERROR';
}
