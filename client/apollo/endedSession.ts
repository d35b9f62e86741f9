import { localVariable } from './localVariable.ts';

const isEnded = localVariable(false);

/** Whether the server ended this visit's last session, by expiry or from another device. */
export const useSessionEnded = isEnded.use;

export const isSessionEnded = isEnded.read;

/** Call after the session is closed, which resets it. */
export function noteSessionEnded() {
  isEnded.write(true);
}

export function forgetSessionEnded() {
  isEnded.write(false);
}
