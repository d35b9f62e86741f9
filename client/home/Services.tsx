import { homeTexts } from './home.fr.ts';
import { Icon, type IconName } from '../ui/Icon.tsx';
import './home.css';
import './Services.css';

// In the order of the texts.
const icons: readonly IconName[] = ['advice', 'scissors', 'quality', 'delivery'];

export function Services() {
  const { title, cards } = homeTexts.services;
  return (
    <section className="block">
      <div className="block__head">
        <h2>{title}</h2>
      </div>
      <ul className="services">
        {cards.map((card, index) => (
          <li key={card.title} className="services__card">
            <Icon name={icons[index] ?? 'check'} size={30} />
            <h3 className="services__title">{card.title}</h3>
            <p className="services__text">{card.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
