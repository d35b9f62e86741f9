import { answersRandomRequests } from './random.shops.ts';

answersRandomRequests({ shoppers: 2_000, staff: 1_000 });
