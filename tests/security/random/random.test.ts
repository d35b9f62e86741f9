import { answersRandomRequests } from './random.shops.ts';

answersRandomRequests({ shoppers: 300, staff: 200 });
