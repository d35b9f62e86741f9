/** Days such as `2026-11-30`, with or without an hour; an empty one, or another text, bounds nothing. */
export function isUnderWay(first: string, last: string, today: string): boolean {
  const [from, to] = [dayIn(first), dayIn(last)];
  return (from === null || from <= today) && (to === null || today <= to);
}

function dayIn(text: string): string | null {
  const [day = null] = /^[1-9]\d{3}-\d\d-\d\d/.exec(text) ?? [];
  return day;
}
