/**
 * A text of unknown direction inside an Arabic sentence: its own punctuation stays with it, and the
 * sentence's stays where it is (UAX #9, First Strong Isolate).
 */
export const isolated = (text: string) => `\u2068${text}\u2069`;
