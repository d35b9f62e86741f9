import './Icon.css';

// On a grid of 24, with strokes of 1.5.
const paths = {
  cart: 'M5.5 8h13l-1 11.5a1 1 0 0 1-1 .9H7.5a1 1 0 0 1-1-.9L5.5 8ZM8.5 8V7a3.5 3.5 0 0 1 7 0v1',
  heart: 'M12 20s-7.5-4.6-7.5-10A4.3 4.3 0 0 1 12 7.4 4.3 4.3 0 0 1 19.5 10c0 5.4-7.5 10-7.5 10Z',
  user: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.5 20.5c.6-3.7 3.7-5.5 7.5-5.5s6.9 1.8 7.5 5.5',
  search: 'M11 18a7 7 0 1 0 0-14 7 7 0 0 0 0 14ZM16.2 16.2 20.5 20.5',
  close: 'M6 6l12 12M18 6 6 18',
  filter: 'M4 7h16M7 12h10M10 17h4',
  star: 'M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1 5.9-5.2-2.8-5.2 2.8 1-5.900L3.5 9.700l5.9-.8L12 3.500Z',
  minus: 'M6 12h12',
  plus: 'M6 12h12M12 6v12',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  chevron: 'M9.5 6l6 6-6 6',
  check: 'M5 12.500l4.5 4.500L19 7.5',
  trash: 'M5 7h14M9.5 7V5h5v2M7 7l1 12.500h8L17 7M10.5 10.500v6M13.5 10.500v6',
  edit: 'M5 19h3.500L18.5 9 15 5.5 5 15.500V19ZM13 7.500l3.5 3.5',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12ZM12 15a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  eyeOff:
    'M4 4l16 16M9.9 5.800A9 9 0 0 1 12 5.500c6 0 9.5 6.5 9.5 6.500a17 17 0 0 1-3 3.700M6.3 7.500A16 16 0 0 0 2.5 12S6 18.5 12 18.500a9 9 0 0 0 4.5-1.2',
  advice: 'M4.5 5.500h15v10.500h-8.500l-4 3.500v-3.500h-2.500V5.500ZM8.5 9.500h7M8.5 12.500h4',
  scissors:
    'M6.5 8.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM6.5 20.500a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5ZM8.5 7.5 20 17.500M8.5 16.5 20 6.5',
  quality: 'M12 3.5 5 6v5.500c0 4.3 2.9 7.6 7 9 4.1-1.4 7-4.7 7-9V6l-7-2.500ZM9 12l2.2 2.2 4-4.2',
  delivery:
    'M3 6.500h10.500v9.500H3V6.500ZM13.5 10h4l3.5 3.500v2.500h-7.500M7 18.500a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600ZM17 18.500a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.600Z',
  exchange: 'M4.5 9h14M15 5.5 18.5 9 15 12.500M19.5 15h-14M9 11.5 5.5 15 9 18.5',
  expand: 'M14 4.500h5.500v5.500M19.5 4.500l-6 6M10 19.500H4.500V14M4.5 19.500l6-6',
  share: 'M12 14.500V4M8 7.500 12 3.500l4 4M7.5 11H5.500v9.500h13V11h-2',
  link: 'M10 14a3.700 3.700 0 0 0 5.500.4l3-3a3.800 3.800 0 0 0-5.400-5.400l-1.300 1.300M14 10a3.700 3.700 0 0 0-5.500-.4l-3 3a3.800 3.800 0 0 0 5.400 5.400l1.300-1.300',
} as const;

export type IconName = keyof typeof paths;

type Props = { name: IconName; size?: number; isFilled?: boolean };

/** Hidden from screen readers: the element around it has a name of its own. */
export function Icon({ name, size = 22, isFilled = false }: Props) {
  return (
    <svg
      className={isFilled ? 'icon icon--filled' : 'icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={paths[name]} />
    </svg>
  );
}
