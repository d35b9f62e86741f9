import { Route, Routes } from 'react-router-dom';

import { AccountLayout } from '../../account/AccountLayout.tsx';
import { InBrowser } from '../hydration/InBrowser.tsx';
import { Layout } from '../Layout.tsx';
import { NotFoundPage } from '../NotFoundPage.tsx';
import { pages } from '../pages.ts';
import { paths } from './paths.ts';
import { RequireSession } from './RequireSession.tsx';

/** Which page stands at which address. */
export function ShopRoutes() {
  return (
    <Routes>
      <Route element={<Layout />}>
        <Route path={paths.home()} element={<pages.home.Page />} />
        <Route path={paths.catalog()} element={<pages.catalog.Page />} />
        <Route path="/products/:productId" element={<pages.product.Page />} />
        <Route path={paths.cart()} element={<pages.cart.Page />} />
        <Route path={paths.logIn()} element={<pages.logIn.Page />} />
        <Route path={paths.signUp()} element={<pages.signUp.Page />} />
        <Route path={paths.guestCheckout()} element={<pages.guestCheckout.Page />} />
        <Route element={<InBrowser />}>
          <Route path={paths.orderSummary()} element={<pages.orderSummary.Page />} />
          <Route path="/track/:orderId/:trackingKey" element={<pages.trackedOrder.Page />} />
          <Route
            path="/track/:orderId/:trackingKey/invoice"
            element={<pages.trackedInvoice.Page />}
          />
          <Route path={paths.mockman()} element={<pages.mockman.Page />} />
          <Route element={<RequireSession />}>
            <Route path={paths.wishlist()} element={<pages.wishlist.Page />} />
            <Route path={paths.checkoutAddress()} element={<pages.checkoutAddress.Page />} />
            <Route path="/orders/:orderId/invoice" element={<pages.invoice.Page />} />
            <Route element={<AccountLayout />}>
              <Route path={paths.profile()} element={<pages.profile.Page />} />
              <Route path={paths.addressBook()} element={<pages.addressBook.Page />} />
              <Route path={paths.orders()} element={<pages.orders.Page />} />
              <Route path="/orders/:orderId" element={<pages.order.Page />} />
            </Route>
          </Route>
        </Route>
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
