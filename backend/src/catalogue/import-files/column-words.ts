import type { BookColumn } from '@book-store/contract/catalogue/imports/book-columns';

/**
 * Suppliers' column names in English, German, French, Spanish and Italian, folded and without anything but letters
 * and digits, by preference. Purchase prices are omitted on purpose.
 */
export const COLUMN_WORDS: Readonly<Record<BookColumn, string>> = {
  // Only the exported spelling: other programs have their own 'ID'.
  _id: '',
  isbn: `
    isbn13 isbn ean ean13 gtin gtin13 barcode isbn10 isbn1310 isbnean eanisbn isbn13ean ean13isbn isbnnummer
    isbnnr isbnnumber eancode eannummer eannr strichcode codebarre codebarres codeean codigodebarras
    codicebarre codiceean codiceisbn`,
  title: `
    title booktitle name booktitel producttitle productname titel buchtitel haupttitel kurztitel artikelname
    artikelbezeichnung produktname bezeichnung titre titredulivre titulo titulodellibro titolo
    titololibro titolodellibro`,
  author: `
    author authors authorname authornames writer by contributor contributors autor autoren autorin autorinnen
    autorname verfasser urheber autorhrsg autorherausgeber auteur auteurs autores autora autore autori`,
  newPrice: `
    price newprice saleprice sellingprice currentprice ourprice priceusd unitprice retailprice preis
    ladenpreis vkpreis vk verkaufspreis ladenverkaufspreis bruttopreis preisbrutto vkbrutto endpreis lvp
    prix prixttc prixdevente prixpublic precio pvp precioventa preciodeventa prezzo prezzodivendita
    prezzodicopertina rrp recommendedretailprice uvp listprice msrp listenpreis`,
  oldPrice: `
    oldprice rrp listprice msrp regularprice originalprice compareatprice recommendedretailprice alterpreis
    uvp listenpreis stattpreis ursprungspreis fruhererpreis ancienprix prixbarre precioanterior
    precioantiguo prezzoprecedente vecchioprezzo`,
  fixedPrice: `
    fixedprice isfixedprice netbook preisbindung preisgebunden festpreis gebundenerpreis prixunique prixfixe
    preciofijo prezzofisso`,
  category: `
    genre category genres categories subject section productcategory warengruppe
    warengruppenbezeichnung wgr sachgruppe kategorie rubrik gattung sparte thema categorie rayon theme sujet
    genero categoria materia tema seccion genere argomento settore reparto`,
  description: `
    description blurb summary synopsis longdescription about annotation beschreibung klappentext
    kurzbeschreibung kurztext verlagstext buchtext langbeschreibung inhalt inhaltsangabe haupttext resume quatriemedecouverture
    descripcion sinopsis resumen descrizione sinossi trama`,
  publisher: `
    publisher publishername imprint publishinghouse verlag verlagsname editeur maisondedition editorial
    editore casaeditrice`,
  publishedYear: `
    year publishedyear yearpublished publicationyear yearofpublication originalpublicationyear
    publicationdate pubdate published datepublished publisheddate releasedate jahr erscheinungsjahr
    erscheinungsdatum erschienen erscheinungstermin erschjahr erschj erschdatum erschtermin verlagsjahr annee anneedeparution datedeparution parution
    anneedepublication datedepublication ano anodepublicacion anodeedicion fechadepublicacion anno
    annodipubblicazione datadipubblicazione`,
  pages: `
    pages pagecount numpages numberofpages noofpages pagenumber extent seiten seitenzahl anzahlseiten umfang
    nombredepages nbpages paginas numerodepaginas pagine numerodipagine numeropagine`,
  weight: `
    weight weightg weightingrams itemweight gewicht gewichtg gewichtingramm artikelgewicht poids poidsg
    poidsengrammes peso pesog pesoengramos pesoingrammi`,
  language: 'language languagecode lang sprache spr langue idioma lengua lingua',
  format: `
    format binding covertype editionformat producttype einband einbandart einbd einb bindung ausstattung produktform
    produktart medium reliure formato encuadernacion tapa rilegatura legatura`,
  series: `
    series seriesname seriestitle reihe reihentitel serie collection coleccion collana`,
  seriesNumber: `
    seriesnumber numberinseries seriesno seriesindex seriesposition volume volumenumber band bandnummer
    bandnr reihennummer tome numerodetome tomo numeroenlaserie numerodiserie`,
  tags: 'tags tag keywords schlagworte schlagwort stichworte motscles palabrasclave etiquetas parolechiave',
  popularity: `
    popularity salesrank bestsellersrank salesranking rank reviewscount numberofreviews`,
  ratingAverage: `
    averagerating avgrating ratingaverage rating ratingsaverage starrating stars bewertung
    durchschnittsbewertung notemoyenne valoracionmedia valutazionemedia`,
  ratingCount: `
    ratingscount ratingcount ratings numratings numberofratings workratingscount anzahlbewertungen anzahlderbewertungen
    nombredenotes numerodevaloraciones numerodivalutazioni`,
  ratingSource: 'ratingsource ratingssource sourceofratings bewertungsquelle',
  stock: `
    stock qty quantity stockquantity instock copies onhand inventory quantityonhand stocklevel bestand
    lagerbestand menge anzahl stuck stueck exemplare stocks quantite exemplaires existencias cantidad
    ejemplares giacenza quantita copie disponibilita`,
  orderable: 'orderable canbeordered backorder backorders allowbackorder bestellbar',
  // Only the exported spellings.
  versionSeen: '',
  stockSeen: '',
  priceSeen: '',
  hidden: 'hidden ishidden versteckt',
  trending: 'trending featured bestseller istrending',
  coverImage: `
    coverimage cover image coverurl imageurl imagelink picture coverimageurl bild coverbild titelbild bildurl
    couverture imagen portada copertina immagine`,
};
