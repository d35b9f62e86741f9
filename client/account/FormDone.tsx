import './FormDone.css';

/** What a form has done; announced, so it is in the page before there is a text. */
export function FormDone({ text }: { text: string | null }) {
  return <output className="form-done">{text}</output>;
}
