import type { CityChoice_PlaceFragment } from '../../../generated/admin/graphql.ts';
import { graphql } from '../../../generated/admin/index.ts';
import { frDelivery } from '../../../text/admin/settings/delivery.fr.ts';
import { Dialog } from '../../../ui/dialog/Dialog.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SelectField } from '../../../ui/form/SelectField.tsx';
import { useAdminMutation } from '../../apollo/useAdminMutation.ts';
import { AdminForm } from '../../form/AdminForm.tsx';

graphql(`
  fragment CityChoice_place on CarrierCity {
    id
    name
    district
  }
`);

const mapCityMutation = graphql(`
  mutation AdminMapCity($carrierId: ID!, $cityId: ID!, $carrierCityId: ID) {
    payload: mapCity(carrierId: $carrierId, cityId: $cityId, carrierCityId: $carrierCityId) {
      userErrors {
        field
        message
      }
    }
  }
`);

type Place = CityChoice_PlaceFragment;

type Props = {
  carrierId: string;
  mapping: {
    cityId: string;
    name: string;
    isAutomatic: boolean;
    carrierCity: Place | null;
    candidates: readonly Place[];
  };
  /** All of the carrier's. */
  places: readonly Place[];
  onClose: () => void;
};

const { cities: texts } = frDelivery;

export const placeName = ({ name, district }: Place) =>
  district === null ? name : `${name}, ${district}`;

const byName = (one: Place, other: Place) => placeName(one).localeCompare(placeName(other), 'fr');

/** Chooses which of the carrier's cities or districts a city of the shop is. */
export function CityChoice({ carrierId, mapping, places, onClose }: Props) {
  const { cityId, name, isAutomatic, carrierCity, candidates } = mapping;
  const { send } = useAdminMutation(mapCityMutation, {
    refetchQueries: 'active',
    awaitRefetchQueries: true,
  });
  const others = places.filter(({ id }) => candidates.every((each) => each.id !== id));
  const groups = [
    { label: texts.candidates, some: candidates },
    { label: texts.others, some: others },
  ].filter(({ some }) => some.length > 0);
  return (
    <Dialog title={texts.dialog(name)} onClose={onClose}>
      <AdminForm
        fields={{ carrierCityId: (!isAutomatic && carrierCity?.id) || 'names' }}
        submit={texts.save}
        send={({ carrierCityId }) =>
          send({
            carrierId,
            cityId,
            carrierCityId: carrierCityId === 'names' ? null : carrierCityId,
          })
        }
        onDone={() => {
          toast.success(texts.saved(name));
          onClose();
        }}
      >
        {(field) => (
          <SelectField {...field('carrierCityId')} label={texts.place}>
            <option value="names">{texts.byNames}</option>
            {groups.map(({ label, some }) => (
              <optgroup key={label} label={label}>
                {some.toSorted(byName).map((place) => (
                  <option key={place.id} value={place.id}>
                    {placeName(place)}
                  </option>
                ))}
              </optgroup>
            ))}
          </SelectField>
        )}
      </AdminForm>
    </Dialog>
  );
}
