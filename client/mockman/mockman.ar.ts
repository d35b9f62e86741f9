import type { Translated } from '#shared/language.ts';
import type * as fr from './mockman.fr.ts';

export const mockmanTexts: Translated<typeof fr.mockmanTexts> = {
  tester: {
    documentTitle: 'تجربة واجهة API',
    title: 'تجربة واجهة API',
    text: 'يرسل طلباً إلى هذا المتجر ويعرض رده كما هو.',
    method: 'الطريقة',
    address: 'العنوان',
    headers: 'الترويسات',
    headersHint: 'ترويسة في كل سطر.',
    body: 'محتوى JSON',
    send: 'إرسال',
    sending: 'جارٍ الإرسال…',
    foreign: 'لا يُسمح إلا بعناوين هذا المتجر.',
    badAddress: 'صيغة هذا العنوان غير صحيحة.',
    badHeaders: 'يجب أن يُكتب كل سطر على شكل «الاسم: القيمة».',
    badBody: 'خطأ في صيغة JSON',
    status: 'الحالة',
    response: 'الرد',
    responseHeaders: 'ترويسات الرد',
    noResponse: 'لا يوجد رد.',
    nothing: '—',
  },
  restApi: 'وصف واجهة REST',
};
