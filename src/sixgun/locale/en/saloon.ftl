# My saloon: what one's games add up to, and one's devices.

saloon-of = The saloon of { $name }
saloon-empty = No game has come to its end yet. Play one, and it stands here.
saloon-filter = Which games count
saloon-any = any
saloon-any-all = All games
saloon-by-company = Company
saloon-company-bots = bots only
saloon-company-people = with people
saloon-by-days = Time
saloon-days = { $days ->
    [7] the last week
    [30] the last month
    [365] the last year
   *[other] { $days } days
  }
saloon-practice = played on, doesn't count
saloon-none = No game of yours is like this. Choose fewer filters.
saloon-won = Games won
saloon-of-all = of { $all } · { $share } %
saloon-streak = In a row
saloon-best = at best { $best }
saloon-nemesis = Nemesis
saloon-felled = { $times ->
    [one] took your last life point once
   *[other] took your last life point { $times } times
  }
saloon-nobody = nobody yet
saloon-by = Won by
saloon-by-game = Game
saloon-by-role = Role
saloon-by-character = Character
saloon-by-players = Players
saloon-by-people = With whom
saloon-score = { $won } of { $all }
saloon-collection = Bots beaten
saloon-collection-note = { $count } of { $all } characters have won against bots. The mark is the strongest level of which every bot at the table was.
saloon-last = Last games
saloon-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
  }
saloon-against = against { $names }
saloon-more = Show more
saloon-devices = Devices
saloon-private = Only you see this page, on all your devices.
saloon-device = Device
saloon-this = this one
saloon-since = since { $day }
saloon-sign-out = Sign out
saloon-add = Add a device
saloon-code-note = Type this code on the other device, on this same page, or scan the picture and type it there. It works once; a new one makes it void.
saloon-have = I have a code from another device
saloon-use = Be the same person here
saloon-use-note = This browser is then that guest, with their games. What you played here before stays with the name that you had.
saloon-export = Save a copy of everything
saloon-delete = Delete me
saloon-delete-sure = Really delete: name, devices, words
saloon-delete-note = Your games stay for the others, with a stranger in your seat.
