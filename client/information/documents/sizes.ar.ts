import type { PageShop } from '#shared/shop/page-shop.ts';
import { paths } from '#shared/paths.ts';
import { ifUsed, sellsClothes } from '#shared/shop/shop-features.ts';
import { inserts, type InformationDocument } from '../informationDocument.ts';
import type { ShopRules } from '../rules.ts';

function describe(shop: PageShop): string {
  if (shop.uses.includes('FRAMES'))
    return 'كيف تأخذ قياساتك، وتقرأ جداول المقاسات FR وEU وUK وUS بالسنتيمتر، وتفهم قياسات إطار النظارات.';
  return sellsClothes(shop)
    ? 'كيف تأخذ قياساتك، وتقرأ جداول المقاسات FR وEU وUK وUS بالسنتيمتر.'
    : 'كيف تقرأ جداول مقاسات المتجر، وتختار المقاس المناسب من أول مرة لكل منتج.';
}

/** `hasBodyGuides` says whether a guide of the shop measures bodies, as those of clothes do. */
export function sizesDocument(
  rules: ShopRules,
  shop: PageShop,
  hasBodyGuides = false,
): InformationDocument {
  const isCloth = hasBodyGuides || sellsClothes(shop);
  return {
    path: paths.sizeGuide(),
    title: 'دليل المقاسات',
    description: describe(shop),
    lead: isCloth
      ? 'شريط قياس ومرآة ودقيقتان: هذا كل ما يلزم لاختيار المقاس المناسب من أول مرة.'
      : 'المقاس المناسب من أول مرة.',
    sections: [
      ...(isCloth
        ? [
            {
              id: 'mesurer',
              title: 'كيف تأخذ قياساتك',
              blocks: [
                'خذ القياسات بالملابس الداخلية، والشريط مسطح، دون شد ودون حبس النفس. وتكون أدق إن ساعدك شخص آخر.',
                {
                  list: [
                    'الصدر: عند أعرض موضع، والشريط أفقي في الظهر.',
                    'الخصر: عند أضيق موضع، فوق السرة بقليل.',
                    'الوركان: عند أعرض موضع، والقدمان مضمومتان.',
                    'الساق الداخلية: من أعلى باطن الساق إلى الأرض، دون حذاء.',
                    'القامة: الظهر إلى الحائط، دون حذاء.',
                  ],
                },
                'أسفل كل جدول جملة تبيّن القياسات التي يُختار بها المقاس، وأخرى تبيّن ما يكون من الطول. وإن كنت بين مقاسين، فاختر الأكبر.',
              ],
            },
          ]
        : []),
      {
        id: 'vetements',
        title: isCloth ? 'مقاسات الملابس' : 'المقاسات',
        blocks: [{ insert: inserts.guides }],
      },
      ...ifUsed(shop.uses, 'FRAMES', {
        id: 'montures',
        title: 'قياسات إطار النظارات',
        blocks: [
          'على الوجه الداخلي لأحد الذراعين نُقشت ثلاثة أعداد، مثل 52 و18 و140: عرض العدسة، ثم عرض الجسر، ثم طول الذراعين. قارنها بأعداد نظارات تناسبك.',
          { insert: inserts.frame },
          {
            list: [
              'عرض الإطار: قريب من عرض وجهك، من الصدغ إلى الصدغ. هو الذي يحدد الراحة.',
              'الجسر: إن كان واسعاً انزلقت النظارات، وإن كان ضيقاً ضغطت على الأنف.',
              'الذراعان: ينثنيان خلف الأذن دون ضغط.',
              'ارتفاع العدسة: كلما زاد، غطى الإطار العينين أكثر.',
            ],
          },
        ],
      }),
      {
        id: 'echange',
        title: 'المقاس لا يناسبك؟',
        blocks: [
          `الاستبدال بمقاس آخر مجاني خلال ${rules.returnDays} بعد التسليم: التفاصيل في صفحة [التوصيل والإرجاع](${paths.delivery()}#echanges). ${shop.uses.includes('APPOINTMENTS') ? `هل تتردد قبل الطلب؟ [احجز موعداً](${paths.advice()})، في المتجر أو عبر الهاتف، أو [اتصل بنا](${paths.contact()}).` : `هل تتردد قبل الطلب؟ [اتصل بنا](${paths.contact()}).`}`,
        ],
      },
    ],
  };
}
