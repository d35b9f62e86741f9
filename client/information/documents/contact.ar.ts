import { contact } from '../../text/merchantFacts.ts';
import { paths } from '#shared/paths.ts';
import type { InformationDocument } from '../informationDocument.ts';

export const contactDocument: InformationDocument = {
  path: paths.contact(),
  title: 'اتصل بنا',
  description:
    'كيف تتصل بمتجر Belle Vue بالرباط: الهاتف والبريد الإلكتروني، وما يفيد أن يكون في متناولك.',
  lead: 'سؤال عن قَصّة أو طلبية أو إرجاع؟',
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
            'رقم طلبيتك: يبدأ بالحرفين BV وتجده في التأكيد.',
            'الاسم أو الهاتف المدلى به عند الطلب.',
            'لاختيار مقاس: محيط الصدر والخصر والوركين؛ ولاختيار إطار: القياسات المنقوشة على نظارات تناسبك.',
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
            `اختيار المقاس: [دليل المقاسات](${paths.sizeGuide()}).`,
            `ما سوى ذلك: [أسئلة شائعة](${paths.faq()}).`,
            `معطياتك الشخصية: [الخصوصية](${paths.privacy()}).`,
          ],
        },
      ],
    },
  ],
};
