import { contact, identity } from '../../text/merchantFacts.ts';
import { neutralShop } from '#shared/shop/neutral-shop.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';

export function imprintDocument(shop: PageShop): InformationDocument {
  const isNamed = shop.name !== neutralShop('AR').name;
  const called = isNamed ? `متجر ${shop.name}` : 'هذا المتجر';
  return {
    path: paths.imprint(),
    title: 'البيانات القانونية',
    description: `من ينشر ${isNamed ? `متجر ${shop.name}` : 'هذا المتجر'}: الهوية والمعرفات القانونية ووسائل الاتصال والملكية الفكرية.`,
    lead: 'من يقف وراء هذا المتجر، ولمن يعود ما يعرضه.',
    sections: [
      {
        id: 'editeur',
        title: 'الناشر والبائع',
        blocks: [
          { text: `ينشر ${called} ويستغله:`, ifAny: ['legalName'] },
          {
            text: `يُنشر ${called} ويُستغل ${shop.city === null ? '' : `في ${shop.city} `}بالمغرب.`,
            ifNone: ['legalName'],
          },
          { merchant: [...identity, ...contact] },
        ],
      },
      {
        id: 'donnees',
        title: 'المعطيات ذات الطابع الشخصي',
        blocks: [
          {
            text: 'المعالجة موضوع تصريح لدى اللجنة الوطنية لمراقبة حماية المعطيات ذات الطابع الشخصي (CNDP)، وفقاً للقانون رقم 09.08؛ ووصل التصريح أسفله.',
            ifAny: ['cndp'],
          },
          { text: 'تخضع معالجة المعطيات للقانون رقم 09.08.', ifNone: ['cndp'] },
          { merchant: ['cndp'] },
          `حقوقك وكيفية ممارستها في صفحة [الخصوصية](${paths.privacy()}).`,
        ],
      },
      {
        id: 'vente',
        title: 'البيع عبر الإنترنت',
        blocks: [
          `تخضع المشتريات [لشروطنا العامة للبيع](${paths.terms()})، في إطار القانون رقم 31.08 القاضي بتحديد تدابير لحماية المستهلك.`,
        ],
      },
      {
        id: 'propriete',
        title: 'الملكية الفكرية',
        blocks: [
          'نصوص هذا المتجر ورسومه وزخارفه وطريقة عرضه ملك لناشره. يمكنك مشاركة عناوين صفحاته والاستشهاد بمقتطفات قصيرة منها؛ وكل استنساخ آخر يتطلب موافقتنا المكتوبة.',
          ...ifUsed(
            shop.uses,
            'FRAMES',
            'علامات النظارات المذكورة ملك لأصحابها. نذكرها للدلالة على القطع التي نبيعها.',
          ),
          'الخطوط Fraunces وFigtree وNoto Naskh Arabic وVazirmatn مستعملة برخصة SIL Open Font.',
        ],
      },
      {
        id: 'contenu',
        title: 'صحة المحتوى والروابط',
        blocks: [
          `نحرص على صحة ما كُتب هنا. إن لاحظت خطأً أو محتوى يمس بحقوقك، [فأخبرنا](${paths.contact()}): نصححه دون تأخير.`,
          'يمكنك وضع رابط إلى أي صفحة من صفحات المتجر، دون إذن.',
        ],
      },
    ],
  };
}
