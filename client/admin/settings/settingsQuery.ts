import type { SettingsForm_SettingsFragment } from '../../generated/admin/graphql.ts';
import { graphql } from '../../generated/admin/index.ts';

graphql(`
  fragment SettingsForm_settings on Settings {
    version
    stored {
      ...SettingsForm_values
    }
    defaults {
      ...SettingsForm_values
    }
  }
`);

graphql(`
  fragment SettingsForm_values on SettingsValues {
    orderEmails
    legalName
    address
    ice
    rc
    taxId
    cndp
    phone
    email
    struckPrices
    whatsAppText
    whatsAppTextAr
    whatsAppTextEn
    callPrice {
      amount
    }
    quietFrom
    quietTo
    callsADay
    daysToCancel
    refusalPercent
    unconfirmedPerPhone
    piecesPerPhone
    takesCards
  }
`);

export const settingsQuery = graphql(`
  query AdminSettings {
    settings {
      ...SettingsForm_settings
    }
  }
`);

export const updateSettingsMutation = graphql(`
  mutation AdminUpdateSettings($input: SettingsInput!, $version: Int!) {
    payload: updateSettings(input: $input, expectedVersion: $version) {
      settings {
        ...SettingsForm_settings
      }
      userErrors {
        code
        field
        message
      }
    }
  }
`);

export type Settings = SettingsForm_SettingsFragment;
