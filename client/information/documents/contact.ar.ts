import { contact } from '../../text/merchantFacts.ts';
import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes } from '#shared/shop/shop-features.ts';
import type { InformationDocument } from '../informationDocument.ts';

export function contactDocument(shop: PageShop): InformationDocument {
  // Without the dash at its end.
  const prefix = shop.orderPrefix.slice(0, -1);
  return {
    path: paths.contact(),
    title: 'اتصل بنا',
    description: `كيف تتصل بمتجر ${shop.name}${shop.city === null ? '' : ` ب${shop.city}`}: الهاتف والبريد الإلكتروني، وما يفيد أن يكون في متناولك.`,
    lead: sellsClothes(shop) ? 'سؤال عن قَصّة أو طلبية أو إرجاع؟' : 'سؤال عن منتج أو طلبية أو إرجاع؟',
    sections: [
      {
        id: 'joindre',
        title: 'كيف تتصل بنا',
        blocks: [
          { merchant: [...contact, 'legalName', 'address'] },
          { text: 'يجيبك أحد أعضاء فريقنا في أيام العمل.', ifAny: contact },
          { text: 'الهاتف أسرع إن كانت طلبيتك جارية.', ifAny: ['phone'] },
          {
            text: 'بالبريد الإلكتروني، أرفق صورة إن كان الأمر يتعلق بالقطعة نفسها.',
            ifAny: ['email'],
          },
          {
            text: 'لم ينشر المتجر بعد رقم هاتف ولا بريداً إلكترونياً. وما يمكنك القيام به بنفسك مبيَّن أسفله.',
            ifNone: contact,
          },
        ],
      },
      {
        id: 'sous-la-main',
        title: 'ما يحسن أن يكون في متناولك',
        blocks: [
          {
            list: [
              `رقم طلبيتك: يبدأ ${prefix.length === 2 ? 'بالحرفين' : 'بالرمز'} ${prefix} وتجده في التأكيد.`,
              'الاسم أو الهاتف المدلى به عند الطلب.',
              ...(shop.uses.includes('FRAMES')
                ? [
                    sellsClothes(shop)
                      ? 'لاختيار مقاس: محيط الصدر والخصر والوركين؛ ولاختيار إطار: القياسات المنقوشة على نظارات تناسبك.'
                      : 'لاختيار إطار: القياسات المنقوشة على نظارات تناسبك.',
                  ]
                : ifUsed(shop.uses, 'SIZE_GUIDES', 'لاختيار مقاس: قياساتك.')),
            ],
          },
          'لن نطلب منك أبداً كلمة المرور ولا رقم بطاقتك.',
        ],
      },
      {
        id: 'sans-attendre',
        title: 'دون انتظار جوابنا',
        blocks: [
          {
            list: [
              `تتبع طلبية أو إلغاؤها أو إرجاعها: من [طلبياتك](${paths.orders()})، أو برابط التتبع في التأكيد، أو [برقمها وهاتفك](${paths.findOrder()}).`,
              `الآجال والمصاريف والإرجاع: [التوصيل والإرجاع](${paths.delivery()}).`,
              ...ifUsed(
                shop.uses,
                'SIZE_GUIDES',
                `اختيار المقاس: [دليل المقاسات](${paths.sizeGuide()}).`,
              ),
              `ما سوى ذلك: [أسئلة شائعة](${paths.faq()}).`,
              `معطياتك الشخصية: [الخصوصية](${paths.privacy()}).`,
            ],
          },
        ],
      },
    ],
  };
}
