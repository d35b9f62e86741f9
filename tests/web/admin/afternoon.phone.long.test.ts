import { describeAfternoon } from './afternoon.ts';

describeAfternoon(375);
