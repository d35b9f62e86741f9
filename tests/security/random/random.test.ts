import { answersRandomRequests } from './random.shops.ts';

answersRandomRequests({ shoppers: 150, staff: 200 });
