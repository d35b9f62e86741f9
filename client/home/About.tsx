import { homeTexts } from './home.fr.ts';
import { Picture } from '../ui/Picture.tsx';
import './About.css';
import './home.css';

export function About() {
  const { title, text } = homeTexts.about;
  return (
    <section className="about">
      <div className="block about__inner">
        <Picture
          src="/images/about.svg"
          alt=""
          width={800}
          height={600}
          className="about__picture"
        />
        <div className="about__words">
          <h2>{title}</h2>
          {text.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
    </section>
  );
}
