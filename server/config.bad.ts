export class BadConfig extends Error {}
