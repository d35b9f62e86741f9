import { Drawing } from '../../ui/Drawing.tsx';

// Apart from the shop's icons, which every shopper loads.
const paths = {
  today: 'M4 11.500 12 4.500l8 7M6 10v9.500h12V10M10 19.500v-5h4v5',
  tag: 'M4 4.500h7.500l8.500 8.500-7 7L4 11.500V4.500ZM8 8.500v.01',
  list: 'M8.500 6.500h11M8.500 12h11M8.500 17.500h11M4.500 6.500v.01M4.500 12v.01M4.500 17.500v.01',
  team: 'M9 11.500a3.300 3.300 0 1 0 0-6.600 3.300 3.300 0 0 0 0 6.600ZM3 19.500c.4-3.300 2.900-4.900 6-4.900s5.600 1.600 6 4.900M15.500 5.300a3.200 3.200 0 0 1 0 6M17.500 14.900c2 .6 3.300 2.200 3.500 4.600',
  plug: 'M9 3.500v5M15 3.500v5M6.500 8.500h11v3a5.500 5.500 0 0 1-11 0v-3ZM12 17v3.500',
  sliders: 'M4 7h8M16.500 7h3.500M12 4.500v5M4 17h3.500M12 17h8M7.500 14.500v5',
  key: 'M8 15.500a3.800 3.800 0 1 0 0-7.600 3.800 3.800 0 0 0 0 7.600ZM11.700 11.700h8.800v3.300M17 11.700v2.600',
  more: 'M4.500 7h15M4.500 12h15M4.500 17h15',
  phone:
    'M6 4.500h3.500l1.500 4-2 1.500a11 11 0 0 0 5 5l1.500-2 4 1.500V18a2 2 0 0 1-2 2C10.500 20 4 13.500 4 6.500a2 2 0 0 1 2-2Z',
  print: 'M7 9V4.500h10V9M7 17H4.500V9.500h15V17H17M7 14h10v5.500H7V14Z',
  copy: 'M9 8.500h10.500v11H9v-11ZM6.500 15.500h-2v-11H15v2',
  bag: 'M5.500 8h13l-1 11.500a1 1 0 0 1-1 .9H7.500a1 1 0 0 1-1-.9L5.500 8ZM8.500 8V7a3.500 3.500 0 0 1 7 0v1',
  parcel: 'M4 8 12 4l8 4v8.500L12 20.500l-8-4V8ZM4 8l8 4 8-4M12 12v8.500',
  person:
    'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8ZM4.500 20.500c.6-3.700 3.700-5.500 7.500-5.500s6.900 1.800 7.500 5.500',
  message:
    'M4.500 5.500h15v10.500h-8.500l-4 3.500v-3.500h-2.500V5.500ZM8.500 9.500h7M8.500 12.500h4',
} as const;

export type AdminIconName = keyof typeof paths;

type Props = { name: AdminIconName; size?: number };

export function AdminIcon({ name, size = 22 }: Props) {
  return <Drawing path={paths[name]} size={size} />;
}
