import './AnswerPart.css';

/** A part of a response: status, body or headers. */
export function AnswerPart({ title, text }: { title: string; text: string }) {
  return (
    <section className="answer-part" aria-label={title}>
      <h2 className="answer-part__title">{title}</h2>
      {/* Long lines scroll sideways, by keyboard as well. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre className="answer-part__text" tabIndex={0}>
        {text}
      </pre>
    </section>
  );
}
