/** What Greeks choose as passwords beside the English words of the common lists, without accents and in both alphabets. */
export const GREEK_PASSWORD_WORDS: ReadonlySet<string> = new Set(
  (
    'κωδικος κωδικοσ κωδικοςμου συνθημα ελλαδα ελλας αθηνα θεσσαλονικη ολυμπιακος παναθηναικος παοκ αεκ αρης σαγαπω αγαπη παναγια ' +
    'kodikos kwdikos sinthima ellada athina thessaloniki olympiakos olimpiakos panathinaikos paok aek aris sagapo agapi panagia'
  ).split(' '),
);
