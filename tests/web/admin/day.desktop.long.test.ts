import { describeDay } from './day.ts';

describeDay(1280);
