import { graphql } from '../generated/shop/index.ts';

export const appointmentPageQuery = graphql(`
  query AppointmentPage($id: ID!, $key: String!) {
    appointment(id: $id, key: $key) {
      id
      key
      kind
      status
      localTime
      name
      phone
      note
      cancelReason
      calendar
      canCancel
    }
  }
`);
