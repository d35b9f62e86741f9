import { useDeferredValue } from 'react';
import { useNavigationType } from 'react-router-dom';

/**
 * Whether the part of a page below its first screen is rendered. Where a press opens the page it follows
 * right after the rest; a page from the server, or one to which Back returns, is whole from the start.
 */
export function useIsRestShown() {
  return useDeferredValue(true, useNavigationType() === 'POP');
}
