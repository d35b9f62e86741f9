import './FormProblem.css';

/** What is wrong with a form as a whole. */
export function FormProblem({ text }: { text: string | null }) {
  return text === null ? null : (
    <p role="alert" className="form-problem">
      {text}
    </p>
  );
}
