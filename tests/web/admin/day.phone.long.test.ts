import { describeDay } from './day.ts';

describeDay(375);
