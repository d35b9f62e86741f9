/** Thrown at start for a variable that holds what it cannot; one line names it. */
export class BadConfig extends Error {}
