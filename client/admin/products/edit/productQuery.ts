import { graphql } from '../../../generated/admin/index.ts';
import type { EditedProductFragment } from '../../../generated/admin/graphql.ts';

graphql(`
  fragment EditedProduct on Product {
    id
    version
    previewUrl
    title
    brand
    description
    searchWords
    searchTerms
    categoryName
    price {
      amount
    }
    originalPrice {
      amount
    }
    outOfStock
    options {
      name
      values {
        value
        swatch
      }
    }
    variants {
      id
      sku
      gtin
      mpn
      title
      values
      ownPrice
      ownOriginalPrice
      stockOnHand
      allocated
      quantityAvailable
      waiting
      frame {
        lensWidth
        bridgeWidth
        templeLength
        lensHeight
        frameWidth
      }
    }
    images {
      url
      alt
      value
      sources {
        url
        width
      }
    }
    details {
      label
      value
    }
    occasions
    colorFamilies
    derivedColorFamilies
    audience
    derivedAudience
    kinds
    derivedKinds
    translations {
      language
      title
      description
      details {
        label
        value
      }
      pictures {
        french
        text
      }
    }
    sizeGuide
    fit
    silhouette {
      shape
      length
      color
    }
    alterations {
      ...EditedAlteration
    }
    archivedAt
    isDraft
  }
`);

export const productQuery = graphql(`
  query AdminProduct($id: ID!) {
    product(id: $id) {
      ...EditedProduct
    }
  }
`);

export const productChoicesQuery = graphql(`
  query AdminProductChoices {
    categories {
      id
      name
      alterations {
        ...EditedAlteration
      }
    }
    sizeGuides {
      id
      title
    }
  }
`);

export type EditedProduct = EditedProductFragment;
export type EditedVariant = EditedProduct['variants'][number];
