import { describeAfternoon } from './afternoon.ts';

describeAfternoon(1280);
