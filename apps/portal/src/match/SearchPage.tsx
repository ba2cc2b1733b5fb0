import { buildOpenRequestQuery, buildSearchQuery, parseSearchQuery } from '@tele/core';
import { LateHowMatching, LateNameSearch, SearchScreen } from '@tele/match-widget/screens';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router';
import { places } from '../places.ts';
import { readProfession } from './profession-param.ts';

/** `/match/:profession`, and `/atlas`, where a patient's matching starts. */
const SearchPage = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const profession = readProfession(useParams().profession);
  if (!profession.canonical) return <Navigate to={{ pathname: places.search.href(profession.id), search }} replace />;
  return (
    <SearchScreen
      key={profession.id}
      profession={profession.id}
      initial={parseSearchQuery(search)}
      cancelHref={places.requests.href()}
      categoriesHref={places.category.href()}
      beside={
        <>
          <LateNameSearch href={places.specialistPage.href} />
          <LateHowMatching profession={profession.id} />
        </>
      }
      onNewOpenRequest={(begun) =>
        void navigate(places.newOpenRequest.href(profession.id, buildOpenRequestQuery(begun)))
      }
      onSearch={(value) => void navigate(places.results.href(profession.id, buildSearchQuery(value)))}
    />
  );
};

export default SearchPage;
