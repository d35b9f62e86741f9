import { Link } from 'react-router-dom';

import { paths } from '#shared/paths.ts';
import { ProductGrid } from '../catalog/card/ProductGrid.tsx';
import type { CampaignBlock_CampaignFragment } from '../generated/shop/graphql.ts';
import { graphql } from '../generated/shop/index.ts';
import { Icon } from '../ui/Icon.tsx';
import { Picture } from '../ui/Picture.tsx';
import './CampaignBlocks.css';
import './home.css';
import { homeTexts } from './home.fr.ts';

graphql(`
  fragment CampaignBlock_campaign on Campaign {
    ...CampaignBanner_campaign
    text
    picture {
      url
      alt
    }
    products(first: 4) {
      nodes {
        id
        ...ProductCard_product
      }
    }
  }
`);

type Campaign = CampaignBlock_CampaignFragment;

/** A block for each campaign that runs; those without products in stock are left out. */
export function CampaignBlocks({ campaigns }: { campaigns: readonly Campaign[] }) {
  return campaigns
    .filter(({ products }) => products.nodes.length > 0)
    .map((campaign) => <CampaignBlock key={campaign.id} campaign={campaign} />);
}

function CampaignBlock({ campaign }: { campaign: Campaign }) {
  const { slug, title, summary, text, picture, products } = campaign;
  return (
    <section className="block campaign-block">
      <div className="campaign-block__head">
        {picture ? (
          <div className="campaign-block__arch">
            <Picture src={picture.url} alt={picture.alt} />
          </div>
        ) : null}
        <div className="campaign-block__words stack-3">
          <h2>{title}</h2>
          {summary === null ? null : <p className="campaign-block__summary">{summary}</p>}
          {text === '' ? null : <p className="campaign-block__text">{text}</p>}
          <p className="block__head campaign-block__all">
            <Link to={paths.campaign(slug)} aria-label={`${homeTexts.campaigns.all}, ${title}`}>
              {homeTexts.campaigns.all}
              <Icon name="arrow" />
            </Link>
          </p>
        </div>
      </div>
      <ProductGrid products={products.nodes} isWhole />
    </section>
  );
}
