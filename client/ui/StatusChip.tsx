import './StatusChip.css';

export type Tone = 'waiting' | 'moving' | 'done' | 'ended';

export function StatusChip({ tone, text }: { tone: Tone; text: string }) {
  return <span className={`status-chip status-chip--${tone}`}>{text}</span>;
}
