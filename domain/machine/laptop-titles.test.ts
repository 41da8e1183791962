import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { type LaptopInput, parseLaptop, parseModel } from './laptop.ts';

/**
 * Real titles of the demo catalogue with what they say. First line: vendor, product type, title. Second line: model, grade,
 * processor (generation), GB of memory, storage, inches in size class, resolution, touch, Windows 11.
 */
const TITLES = `
Apple Laptop: Apple MacBook 12" 2017 (Core m3-7Y32, 8GB RAM, 256GB SSD, 12" 2304x1440, GA-)
= MacBook 12" 2017 | aminus | Core m3-7Y32 (7) | 8 | 256 GB SSD | 12 in 12 | 2304 × 1440 | - | notApplicable
Apple Laptop: Apple MacBook Pro 13'' 2017 (i5-7360U, 8GB RAM, 256GB SSD, 13.3'' 2560x1600, A)
= MacBook Pro 13" 2017 | a | i5-7360U (7) | 8 | 256 GB SSD | 13.3 in 13 | 2560 × 1600 | - | notApplicable
Apple Laptop: Apple MacBook Pro 15" 2017 (i7-7700HQ, 16GB RAM, 256GB SSD, 15.4" 2880x1800, GB)
= MacBook Pro 15" 2017 | b | i7-7700HQ (7) | 16 | 256 GB SSD | 15.4 in 15 | 2880 × 1800 | - | notApplicable
Apple Laptop: Apple MacBook Pro 13" 2020 Intel (i5-1038NG7 10ης γενιάς, 16GB RAM, 512GB SSD, 13,3 ιντσών 2560x1600, GA)
= MacBook Pro 13" 2020 Intel | a | i5-1038NG7 (10) | 16 | 512 GB SSD | 13.3 in 13 | 2560 × 1600 | - | notApplicable
Apple Laptop: apple MacBook Pro 16" 2019 (i9-9880H, 32GB RAM, 1To SSD, 16" 3072x1920, GA+)
= MacBook Pro 16" 2019 | aplus | i9-9880H (9) | 32 | 1 TB SSD | 16 in 16 | 3072 × 1920 | - | notApplicable
Apple Laptop: Apple MacBook Air 13" M1 (Apple M1, 16 GB, 512 GB SSD, 13.3" 2560x1600, (A+))
= MacBook Air 13" M1 | aplusparenthesis | Apple M1 | 16 | 512 GB SSD | 13.3 in 13 | 2560 × 1600 | - | notApplicable
Apple Laptop: Apple MacBook Air M2 16GB 512GB 13.6"
= MacBook Air 13" M2 | - | Apple M2 | 16 | 512 GB | 13.6 in 13 | - | - | notApplicable
Apple Laptop: Apple MacBook Air 15" M2 (Apple M2, 8GB RAM, 256GB SSD, 15.3" 2880x1864, GA+)
= MacBook Air 15" M2 | aplus | Apple M2 | 8 | 256 GB SSD | 15.3 in 15 | 2880 × 1864 | - | notApplicable
Apple Laptop: Apple MacBook Pro 14" M1 Pro (M1 Pro, 16GB RAM, 512GB SSD, 14.2" 3024x1964, GA)
= MacBook Pro 14" M1 Pro | a | Apple M1 Pro | 16 | 512 GB SSD | 14.2 in 14 | 3024 × 1964 | - | notApplicable
Apple Laptop: Apple MacBook Pro 16" M1 Max (M1 Max, 32GB RAM, 1To SSD, 16,2" 3456x2234, GA+)
= MacBook Pro 16" M1 Max | aplus | Apple M1 Max | 32 | 1 TB SSD | 16.2 in 16 | 3456 × 2234 | - | notApplicable
Apple Laptop: Apple MacBook Pro 14" M3 Pro (M3 Pro, 18GB RAM, 512GB SSD, 14.2" 3024x1964, GAA)
= MacBook Pro 14" M3 Pro | aa | Apple M3 Pro | 18 | 512 GB SSD | 14.2 in 14 | 3024 × 1964 | - | notApplicable
Apple Laptop: Apple MacBook Pro 16" M3 Max (M3 Max, 64GB RAM, 2TB SSD, 16.2" 3456x2234, GAA)
= MacBook Pro 16" M3 Max | aa | Apple M3 Max | 64 | 2 TB SSD | 16.2 in 16 | 3456 × 2234 | - | notApplicable
Dell Laptop: Dell Latitude E7470 (i7-6600U, 8GB, SSD 256GB, 14" FHD, GA-)
= Latitude E7470 | aminus | i7-6600U (6) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | no
Dell Laptop: Dell Latitude E7270 (Intel Core i5-6300U, 8 GB, 128 GB SSD, 12,5" , A-)
= Latitude E7270 | aminus | i5-6300U (6) | 8 | 128 GB SSD | 12.5 in 12 | - | - | no
Dell Laptop: dell Latitude E5470 (i5-6300U, 8GB RAM, 256GB SSD, 14 ιντσών HD, GB)
= Latitude E5470 | b | i5-6300U (6) | 8 | 256 GB SSD | 14 in 14 | HD | - | no
Dell Laptop: Dell Latitude 7480 (i5-7300U, 8GB RAM, 256GB SSD, 14" FHD, G(A+))
= Latitude 7480 | aplusparenthesis | i5-7300U (7) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | no
Dell Laptop: Dell Latitude 5480  (i5-7300U, 8GB RAM, 256GB SSD,  14" FHD, GA-)
= Latitude 5480 | aminus | i5-7300U (7) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | no
Dell Laptop: Dell Latitude 7490 (i5-8350U, 16GB RAM, 256GB SSD, 14" FHD, GA+)
= Latitude 7490 | aplus | i5-8350U (8) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 7490 (i7-8650U 8th Gen, 16GB RAM, 512GB SSD NVMe, 14" FHD, A)
= Latitude 7490 | a | i7-8650U (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5290 2-in-1 (i5-8350U, 8GB RAM, 256GB SSD, 12.3" με οθόνη αφής, GA-)
= Latitude 5290 2-in-1 | aminus | i5-8350U (8) | 8 | 256 GB SSD | 12.3 in 12 | - | touch | yes
Dell Laptop: Dell Latitude 5400 (i5-8265U 8ης γενιάς, 8GB RAM, 256GB SSD, οθόνη 14" FHD, B)
= Latitude 5400 | b | i5-8265U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5410 (i5-10210U, 8GB RAM, 256GB SSD 14" FHD, GA-)
= Latitude 5410 | aminus | i5-10210U (10) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 7410 (i7-10610U, 16GB RAM, 512GB SSD, 14" FHD, (A+))
= Latitude 7410 | aplusparenthesis | i7-10610U (10) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5420 (i5-1145G7, 16GB RAM, 256GB SSD, 14" FHD, GA+)
= Latitude 5420 | aplus | i5-1145G7 (11) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5420 (i5-1145G7, από 8GB RAM, 256GB SSD, 14" FHD, GA)
= Latitude 5420 | a | i5-1145G7 (11) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5420 (i7-1185G7, 32GB RAM, 1To SSD, 14" FHD, GAA)
= Latitude 5420 | aa | i7-1185G7 (11) | 32 | 1 TB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 3190 (Celeron N4120, 4GB RAM, 64GB eMMC, 11.6" HD, GB)
= Latitude 3190 | b | Celeron N4120 | 4 | 64 GB eMMC | 11.6 in - | HD | - | yes
Dell Laptop: Dell Precision 5540 (i7-9850H, 32 GB RAM, 1To SSD, 15,6" FHD, Quadro T1000, GA+)
= Precision 5540 | aplus | i7-9850H (9) | 32 | 1 TB SSD | 15.6 in 15 | Full HD | - | yes
Dell Laptop: Dell Precision 7530 (Xeon E-2176M, 32GB RAM, 512GB SSD, 15.6" FHD, GA)
= Precision 7530 | a | Xeon E-2176M | 32 | 512 GB SSD | 15.6 in 15 | Full HD | - | disputed
Dell Laptop: Dell Precision 7740 (Intel Core i7-9850H 9ης γενιάς, 64GB RAM DDR4, 1TB SSD NVMe, οθόνη 17,3" Full HD IPS, NVIDIA Quadro RTX 3000 6GB, GA)
= Precision 7740 | a | i7-9850H (9) | 64 | 1 TB SSD | 17.3 in 17 | Full HD | - | yes
Dell Laptop: Dell Precision 7750 (Xeon W-10885M, 64GB RAM, 2To SSD, 17.3" FHD, GAA)
= Precision 7750 | aa | Xeon W-10885M | 64 | 2 TB SSD | 17.3 in 17 | Full HD | - | yes
Dell Laptop: Dell XPS 13 9360 (i5-8250U, 8GB RAM, 256GB SSD, 13.3'' FHD, GA-)
= XPS 13 9360 | aminus | i5-8250U (8) | 8 | 256 GB SSD | 13.3 in 13 | Full HD | - | yes
Dell Laptop: Dell XPS 13 9370 (i7-8550U, 16GB RAM, 512GB SSD, 13.3" FHD, GA)
= XPS 13 9370 | a | i7-8550U (8) | 16 | 512 GB SSD | 13.3 in 13 | Full HD | - | yes
Dell Laptop: Dell XPS 17 9700 (i7-10750H, 32GB RAM, 1TB SSD, 17.0" FHD+ 1920x1200, GTX 1650 Ti, GA)
= XPS 17 9700 | a | i7-10750H (10) | 32 | 1 TB SSD | 17 in 17 | 1920 × 1200 | - | yes
HP Laptop: HP EliteBook 820 G4 (i5-7200U, 8GB RAM, 256GB SSD, 12.5" FHD, A-)
= EliteBook 820 G4 | aminus | i5-7200U (7) | 8 | 256 GB SSD | 12.5 in 12 | Full HD | - | no
HP Laptop: HP EliteBook 840 G3 (i7-6600U, 16 GB, 256 GB SSD, 14'' FHD, GA-)
= EliteBook 840 G3 | aminus | i7-6600U (6) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | no
HP Laptop: HP EliteBook 840 G5 (i7-8550U, 8η γενιά, 16GB RAM, 512GB SSD, 14" FHD, GA+)
= EliteBook 840 G5 | aplus | i7-8550U (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: hp EliteBook 830 G5 (i5-8350U, 16GB RAM, 256GB SSD, 13,3" FHD, GA-)
= EliteBook 830 G5 | aminus | i5-8350U (8) | 16 | 256 GB SSD | 13.3 in 13 | Full HD | - | yes
HP Laptop: HP EliteBook 850 G5 (i5-8350U, 16GB RAM, 512GB SSD, 15.6" FHD, GA)
= EliteBook 850 G5 | a | i5-8350U (8) | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
HP Laptop: HP EliteBook 840 G6 (i5-8265U, 8GB RAM, 256GB SSD, 14″ FHD, (A+))
= EliteBook 840 G6 | aplusparenthesis | i5-8265U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP EliteBook 850 G8 (i7-1165G7, 32GB RAM, 512GB SSD, 15.6" FHD, GA)
= EliteBook 850 G8 | a | i7-1165G7 (11) | 32 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
HP Laptop: HP EliteBook 845 G7 (AMD Ryzen 5 PRO 4650U, 16GB RAM, 256GB SSD, 14" FHD, G(A+))
= EliteBook 845 G7 | aplusparenthesis | Ryzen 5 PRO 4650U | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP EliteBook 745 G6 (AMD Ryzen 5 PRO 3500U, 16 GB RAM, 256 GB SSD, 14" FHD, GA)
= EliteBook 745 G6 | a | Ryzen 5 PRO 3500U | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP EliteBook x360 1030 G2 (i5-7300U, 8GB RAM, 256GB SSD, 13,3" FHD με οθόνη αφής, GA-)
= EliteBook x360 1030 G2 | aminus | i5-7300U (7) | 8 | 256 GB SSD | 13.3 in 13 | Full HD | touch | no
HP Laptop: HP Elite Dragonfly G1 (i5-8365U, 16GB RAM, 256GB SSD, 13.3" FHD αφής, GA+)
= Elite Dragonfly G1 | aplus | i5-8365U (8) | 16 | 256 GB SSD | 13.3 in 13 | Full HD | touch | yes
HP Laptop: HP ProBook 450 G8 (i5-1135G7 11ης γενιάς, 16GB RAM, 512GB SSD, 15,6" FHD, GA+)
= ProBook 450 G8 | aplus | i5-1135G7 (11) | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
HP Laptop: HP ZBook 15 G3 (i7-6820HQ, 16GB RAM, 512GB SSD, 15.6" FHD, GB)
= ZBook 15 G3 | b | i7-6820HQ (6) | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | no
HP Laptop: HP ZBook 17 G5 (Xeon E-2176M, 64GB RAM, 1To SSD, 17.3" FHD, Quadro P3200, GA-)
= ZBook 17 G5 | aminus | Xeon E-2176M | 64 | 1 TB SSD | 17.3 in 17 | Full HD | - | disputed
Lenovo Laptop: Lenovo ThinkPad X13 Gen 1 (i5-10310U, 16GB RAM, 256GB SSD, 13.3" FHD, GA+)
= ThinkPad X13 Gen 1 | aplus | i5-10310U (10) | 16 | 256 GB SSD | 13.3 in 13 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T470 (i5-6300U 6ης γενιάς, 8 GB, 256 GB SSD, 14" , GB)
= ThinkPad T470 | b | i5-6300U (6) | 8 | 256 GB SSD | 14 in 14 | - | - | no
Lenovo Laptop: Lenovo ThinkPad T480 (i5-8350U, από 8GB RAM, 256GB SSD, 14" FHD, GA)
= ThinkPad T480 | a | i5-8350U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: lenovo ThinkPad T480 (i7-8650U, 16GB RAM, 512GB SSD, 14" FHD, GA+)
= ThinkPad T480 | aplus | i7-8650U (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T480 (i5-8250U, 8GB RAM, 256GB SSD, οθόνη 14" FHD, (GA+))
= ThinkPad T480 | aplusparenthesis | i5-8250U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T480s (20L7S0, i5-8350U, 16GB RAM, 256GB SSD, 14" FHD, GA)
= ThinkPad T480s | a | i5-8350U (8) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T490 (i5-8265U, 8GB RAM, 256GB SSD, 14" FHD)
= ThinkPad T490 | - | i5-8265U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T14 Gen 1 AMD (Ryzen 5 PRO 4650U, 16GB RAM, 512GB SSD, 14" FHD, GA)
= ThinkPad T14 Gen 1 AMD | a | Ryzen 5 PRO 4650U | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T14 Gen 1 AMD (Ryzen 7 PRO 4750U, 32GB RAM, 1To SSD, 14" FHD, A+)
= ThinkPad T14 Gen 1 AMD | aplus | Ryzen 7 PRO 4750U | 32 | 1 TB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T570 (i5-7300U, 8GB RAM, 256GB SSD, 15,6 ιντσών FHD, GA-)
= ThinkPad T570 | aminus | i5-7300U (7) | 8 | 256 GB SSD | 15.6 in 15 | Full HD | - | no
Lenovo Laptop: Lenovo ThinkPad X1 Carbon Gen 6 (i7-8550U, 16GB RAM, 512GB SSD, 14" FHD, GA)
= ThinkPad X1 Carbon Gen 6 | a | i7-8550U (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad X1 Carbon Gen 7 (i5-8265U, 8GB RAM, 256GB SSD, 14" FHD, A+)
= ThinkPad X1 Carbon Gen 7 | aplus | i5-8265U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad X1 Yoga Gen 4 (Intel Core i7-8665U vPro 8ης γενιάς, 16GB RAM LPDDR3, 512GB SSD NVMe, 14" Full HD IPS με οθόνη αφής και γραφίδα, GA)
= ThinkPad X1 Yoga Gen 4 | a | i7-8665U (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | touch | yes
Lenovo Laptop: Lenovo ThinkPad Yoga 370 (i5-7300U, 8GB RAM, 256GB SSD, 13.3" FHD αφής, GA)
= ThinkPad Yoga 370 | a | i5-7300U (7) | 8 | 256 GB SSD | 13.3 in 13 | Full HD | touch | no
Lenovo Laptop: Lenovo ThinkPad P72 (i7-8850H, 32GB RAM, 1TB SSD, 17,3" FHD, Quadro P2000, GA)
= ThinkPad P72 | a | i7-8850H (8) | 32 | 1 TB SSD | 17.3 in 17 | Full HD | - | yes
Lenovo Laptop: Lenovo Yoga Slim 7 14ARE05 (Ryzen 7 4700U, 16GB RAM, 512GB SSD, 14" FHD, GA+)
= Yoga Slim 7 14ARE05 | aplus | Ryzen 7 4700U | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad 11e Gen 5 (Celeron N4100, 4GB RAM, 128GB SSD, 11.6" HD, GA-)
= ThinkPad 11e Gen 5 | aminus | Celeron N4100 | 4 | 128 GB SSD | 11.6 in - | HD | - | yes
Microsoft Laptop: Microsoft Surface Pro 4 (Core m3-6Y30, 4GB RAM, 128GB SSD, 12.3" 2736x1824 αφής, GB)
= Surface Pro 4 | b | Core m3-6Y30 (6) | 4 | 128 GB SSD | 12.3 in 12 | 2736 × 1824 | touch | no
Microsoft Laptop: Microsoft Surface Pro 4 (i5-6300U, 8GB RAM, 256GB SSD, 12.3" με οθόνη αφής, GA-)
= Surface Pro 4 | aminus | i5-6300U (6) | 8 | 256 GB SSD | 12.3 in 12 | - | touch | no
Microsoft Laptop: Microsoft Surface Pro (2017) (i5-7300U, 8GB RAM, 256GB SSD, 12.3" 2736x1824, Touch, GA)
= Surface Pro (2017) | a | i5-7300U (7) | 8 | 256 GB SSD | 12.3 in 12 | 2736 × 1824 | touch | no
Microsoft Laptop: Microsoft Surface Pro 7 (i7-1065G7, 10th Gen, 16GB RAM, 512GB SSD, 12.3" 2736x1824, GA)
= Surface Pro 7 | a | i7-1065G7 (10) | 16 | 512 GB SSD | 12.3 in 12 | 2736 × 1824 | - | yes
Microsoft Laptop: Microsoft Surface Go 2 (Pentium Gold 4425Y, 4GB RAM, 64GB eMMC, 10.5" 1920x1280, GA)
= Surface Go 2 | a | Pentium Gold 4425Y | 4 | 64 GB eMMC | 10.5 in - | 1920 × 1280 | - | yes
Microsoft Laptop: Microsoft Surface Laptop 2 (i5-8350U, 8GB RAM, 256GB SSD, 13.5" 2256x1504, Touch, A)
= Surface Laptop 2 | a | i5-8350U (8) | 8 | 256 GB SSD | 13.5 in 13 | 2256 × 1504 | touch | yes
Microsoft Laptop: Microsoft Surface Laptop 3 15 (i7-1065G7, 16GB RAM, 512GB SSD, 15" 2496x1664 αφής, GA)
= Surface Laptop 3 15 | a | i7-1065G7 (10) | 16 | 512 GB SSD | 15 in 15 | 2496 × 1664 | touch | yes
Microsoft Laptop: Microsoft Surface Laptop Go (i5-1035G1, 8GB, 128GB SSD, 12,4" , GA)
= Surface Laptop Go | a | i5-1035G1 (10) | 8 | 128 GB SSD | 12.4 in 12 | - | - | yes
Microsoft Laptop: Microsoft Surface Book 2 (i7-8650U, 16GB RAM, 512GB SSD, 13.5" 3000x2000, GTX 1050, GA-)
= Surface Book 2 | aminus | i7-8650U (8) | 16 | 512 GB SSD | 13.5 in 13 | 3000 × 2000 | - | yes
Apple Tablet: Apple iPad 9 (A13 Bionic, 3GB RAM, 64GB, 10.2" 2160x1620, GA)
= iPad 9 | a | Apple A13 Bionic | 3 | 64 GB | 10.2 in - | 2160 × 1620 | touch | notApplicable
Apple Tablet: Apple iPad 10 (A14 Bionic, 4GB RAM, 64GB, 10.9" 2360x1640, GA+)
= iPad 10 | aplus | Apple A14 Bionic | 4 | 64 GB | 10.9 in - | 2360 × 1640 | touch | notApplicable
Apple Tablet: Apple iPad Air 4 (A14 Bionic, 4GB RAM, 64 GB, 10.9'' 2360x1640, A-)
= iPad Air 4 | aminus | Apple A14 Bionic | 4 | 64 GB | 10.9 in - | 2360 × 1640 | touch | notApplicable
Apple Tablet: Apple iPad Air 5 (Apple M1, 8GB RAM, 64GB, 10.9" 2360x1640, GAA)
= iPad Air 5 | aa | Apple M1 | 8 | 64 GB | 10.9 in - | 2360 × 1640 | touch | notApplicable
Apple Tablet: Apple iPad Pro 11 2021 (Apple M1, 8GB RAM, 128GB, 11" 2388x1668, GA)
= iPad Pro 11 2021 | a | Apple M1 | 8 | 128 GB | 11 in - | 2388 × 1668 | touch | notApplicable
Apple Tablet: Apple iPad mini 6 (A15 Bionic, 4GB RAM, 64GB, 8.3" 2266x1488, GA+)
= iPad mini 6 | aplus | Apple A15 Bionic | 4 | 64 GB | 8.3 in - | 2266 × 1488 | touch | notApplicable
Samsung Tablet: Samsung Galaxy Tab S7 (Snapdragon 865+, 6GB RAM, 128GB, 11" 2560x1600, GA)
= Galaxy Tab S7 | a | Snapdragon 865+ | 6 | 128 GB | 11 in - | 2560 × 1600 | touch | notApplicable
Samsung Tablet: Samsung Galaxy Tab S8 (Snapdragon 8 Gen 1, 8GB RAM, 128GB, 11" 2560x1600, A+)
= Galaxy Tab S8 | aplus | Snapdragon 8 Gen 1 | 8 | 128 GB | 11 in - | 2560 × 1600 | touch | notApplicable
Samsung Tablet: Samsung Galaxy Tab Active3 (Exynos 9810, 4GB RAM, 64GB, 8 ιντσών 1920x1200, GB)
= Galaxy Tab Active3 | b | Exynos 9810 | 4 | 64 GB | 8 in - | 1920 × 1200 | touch | notApplicable
Dell Accessory: Dell WD19S 180W (USB-C dock, GA)
= WD19S 180W | a | - | - | - | - in - | - | - | notApplicable
HP Accessory: HP Thunderbolt Dock 120W G2 (Thunderbolt 3, A-)
= Thunderbolt Dock 120W G2 | aminus | - | - | - | - in - | - | - | notApplicable
Lenovo Accessory: Lenovo ThinkPad USB-C Dock Gen 2 (40AS, GA)
= ThinkPad USB-C Dock Gen 2 | a | - | - | - | - in - | - | - | notApplicable
Dell Monitor: Dell P2419H (24" FHD IPS, HDMI, DisplayPort, GA)
= P2419H | a | - | - | - | 24 in - | Full HD | - | notApplicable
Lenovo Monitor: Lenovo ThinkVision T24i-10 (οθόνη 23,8" FHD IPS, HDMI, DisplayPort, GA-)
= ThinkVision T24i-10 | aminus | - | - | - | 23.8 in - | Full HD | - | notApplicable
Dell Desktop: Dell OptiPlex 3060 Micro (i5-8500T, 8GB RAM, 256GB SSD, GA)
= OptiPlex 3060 Micro | a | i5-8500T (8) | 8 | 256 GB SSD | - in - | - | - | yes
HP Desktop: HP EliteDesk 800 G4 Mini (i5-8500T, 16GB RAM, 512GB SSD, GA+)
= EliteDesk 800 G4 Mini | aplus | i5-8500T (8) | 16 | 512 GB SSD | - in - | - | - | yes
Lenovo Desktop: Lenovo ThinkCentre M720q Tiny  (i5-8400T, 8GB RAM, 256GB SSD , GA)
= ThinkCentre M720q Tiny | a | i5-8400T (8) | 8 | 256 GB SSD | - in - | - | - | yes
Apple Desktop: Apple Mac mini M1 (Apple M1, 8GB RAM, 256GB SSD, GA)
= Mac mini M1 | a | Apple M1 | 8 | 256 GB SSD | - in - | - | - | notApplicable
Microsoft Accessory: Microsoft Surface Dock 2
= Surface Dock 2 | - | - | - | - | - in - | - | - | notApplicable
`;

/** As other shops and marketplaces write them: slashes, brackets, capitals, Greek marks for inches, no parenthesis at all. */
const FOREIGN_TITLES = `
Lenovo Laptop: LENOVO THINKPAD T480 I5-8350U/8GB/256GB SSD/14"/GRADE A
= ThinkPad T480 | a | i5-8350U (8) | 8 | 256 GB SSD | 14 in 14 | - | - | yes
Lenovo Laptop: Lenovo ThinkPad T14 Gen 2 – Intel Core i5-1135G7 / 16GB / 512GB NVMe / 14'' FHD IPS – Grade A+
= ThinkPad T14 Gen 2 | aplus | i5-1135G7 (11) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5490 i5 8ης γενιάς 8GB 256GB SSD 14" FHD
= Latitude 5490 | - | Core i5 (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: DELL Latitude 7400 (Core i7 8th Gen, 16GB DDR4, 512GB M.2 SSD, 14in FHD, A-)
= Latitude 7400 | aminus | Core i7 (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP EliteBook 840 G6 (i5-8365U/16GB/512GB SSD/14.0" FHD/A)
= EliteBook 840 G6 | a | i5-8365U (8) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP ProBook 640 G2 – i5-6200U – 8 GB RAM – 128 GB SSD – 14 ίντσες – Grade B
= ProBook 640 G2 | b | i5-6200U (6) | 8 | 128 GB SSD | 14 in 14 | - | - | no
Lenovo Laptop: Φορητός Lenovo ThinkPad X270, οθόνη 12,5 ιντσών, Intel Core i5 6300U, μνήμη 8 GB, δίσκος 256 GB SSD, βαθμός A
= ThinkPad X270 | a | i5-6300U (6) | 8 | 256 GB SSD | 12.5 in 12 | - | - | no
Lenovo Laptop: Lenovo ThinkPad L14 Gen1 (Ryzen 5 PRO 4650U | 16GB | 256GB SSD | 14" FHD | GA)
= ThinkPad L14 Gen1 | a | Ryzen 5 PRO 4650U | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell XPS 15 9500 (i7-10750H, 16 GB RAM, 1 TB SSD NVMe, 15,6" 1920x1200, GTX 1650 Ti 4GB, A+)
= XPS 15 9500 | aplus | i7-10750H (10) | 16 | 1 TB SSD | 15.6 in 15 | 1920 × 1200 | - | yes
Apple Laptop: Apple MacBook Air 13,3" (2020) M1 8GB/256GB Space Grey
= MacBook Air 13" M1 | - | Apple M1 | 8 | 256 GB | 13.3 in 13 | - | - | notApplicable
HP Laptop: HP EliteBook 830 G7 (i7-10610U, 16GB, 1TB SSD, 13,3" táctil, A)
= EliteBook 830 G7 | a | i7-10610U (10) | 16 | 1 TB SSD | 13.3 in 13 | - | touch | yes
HP Laptop: HP EliteBook 840 G7 (i7-10610U, 16GB, 1TB SSD, 14" no táctil, A)
= EliteBook 840 G7 | a | i7-10610U (10) | 16 | 1 TB SSD | 14 in 14 | - | - | yes
Apple Laptop: MacBook Pro 13" Touch Bar 2018 (i5-8259U, 8GB, 256GB SSD, A)
= MacBook Pro 13" Touch Bar 2018 | a | i5-8259U (8) | 8 | 256 GB SSD | 13 in 13 | - | - | notApplicable
Apple Laptop: Apple MacBook Pro 15" Retina Mid 2015 (Intel Core i7-4770HQ, 16GB RAM, 256GB SSD, 15.4" 2880x1800, B)
= MacBook Pro 15" Retina Mid 2015 | b | i7-4770HQ (4) | 16 | 256 GB SSD | 15.4 in 15 | 2880 × 1800 | - | notApplicable
Microsoft Laptop: Microsoft Surface Laptop 4 13.5" (Ryzen 5 4680U, 16GB RAM, 256GB SSD, touch, GA+)
= Surface Laptop 4 13.5" | aplus | Ryzen 5 4680U | 16 | 256 GB SSD | 13.5 in 13 | - | touch | yes
Microsoft Laptop: Surface Pro 8 (i5-1135G7, 8GB RAM, 128GB SSD, 13" 2880x1920 αφής, χωρίς πληκτρολόγιο, A)
= Surface Pro 8 | a | i5-1135G7 (11) | 8 | 128 GB SSD | 13 in 13 | 2880 × 1920 | touch | yes
HP Laptop: HP EliteBook 1040 G4 (i7-7820HQ, 16GB, 512GB SSD, 14" FHD touch, GA-)
= EliteBook 1040 G4 | aminus | i7-7820HQ (7) | 16 | 512 GB SSD | 14 in 14 | Full HD | touch | disputed
HP Laptop: HP 250 G7 (Intel Celeron N4000, 4GB, 128GB SSD, 15.6'' HD, B)
= 250 G7 | b | Celeron N4000 | 4 | 128 GB SSD | 15.6 in 15 | HD | - | yes
HP Laptop: HP Pavilion 15 (AMD Ryzen 5 5500U, 16GB RAM, 512GB SSD, 15,6΄΄ FHD, A)
= Pavilion 15 | a | Ryzen 5 5500U | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
Lenovo Laptop: Lenovo IdeaPad 3 15ADA05 (AMD Ryzen 3 3250U, 8 GB, 256 GB, 15.6" FHD, A)
= IdeaPad 3 15ADA05 | a | Ryzen 3 3250U | 8 | 256 GB | 15.6 in 15 | Full HD | - | yes
Lenovo Laptop: Lenovo V15 G2 (i3-1115G4 11th Gen, 8GB RAM, 256GB SSD, 15.6 FHD, A+)
= V15 G2 | aplus | i3-1115G4 (11) | 8 | 256 GB SSD | 15.6 in 15 | Full HD | - | yes
Dell Laptop: Dell Vostro 3500 (11th Gen i5-1135G7, 8GB, 512GB SSD, 15.6" FHD, GA)
= Vostro 3500 | a | i5-1135G7 (11) | 8 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
Dell Laptop: Dell Inspiron 15 5570 | Intel i5-8250U | 8GB | 1TB HDD + 128GB SSD | 15.6" | Grade A-
= Inspiron 15 5570 | aminus | i5-8250U (8) | 8 | 1152 GB HDD + SSD | 15.6 in 15 | - | - | yes
Dell Laptop: Dell Latitude 3310 (i3-8145U, 4GB RAM, 128GB SSD, 13.3'' HD, G A-)
= Latitude 3310 | aminus | i3-8145U (8) | 4 | 128 GB SSD | 13.3 in 13 | HD | - | yes
Dell Laptop: Dell Latitude 5320 2in1 (i5-1145G7, 16GB, 256GB SSD, 13,3" FHD Touch, GAA)
= Latitude 5320 2in1 | aa | i5-1145G7 (11) | 16 | 256 GB SSD | 13.3 in 13 | Full HD | touch | yes
Lenovo Laptop: Lenovo ThinkPad P1 Gen 3 (i7-10850H, 32GB, 1TB SSD, 15.6" 4K UHD OLED touch, Quadro T2000 4GB, A)
= ThinkPad P1 Gen 3 | a | i7-10850H (10) | 32 | 1 TB SSD | 15.6 in 15 | 4K | touch | yes
Lenovo Laptop: Lenovo ThinkPad P15s (i7-10510U, 16GB (έως 48GB), 512GB SSD, 15.6" FHD, Quadro P520 2GB, GA)
= ThinkPad P15s | a | i7-10510U (10) | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
HP Laptop: HP ZBook Firefly 14 G7 (i7-10610U, 32 GB RAM, 512 GB SSD, 14" FHD, Quadro P520, A)
= ZBook Firefly 14 G7 | a | i7-10610U (10) | 32 | 512 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP ZBook Studio G5 (Xeon E-2186M, 32GB, 1To SSD, 15.6" 4K, Quadro P2000, GA-)
= ZBook Studio G5 | aminus | Xeon E-2186M | 32 | 1 TB SSD | 15.6 in 15 | 4K | - | disputed
Lenovo Laptop: Lenovo ThinkPad X1 Carbon 5th Gen (i7-7600U, 16GB, 512GB, 14" WQHD, A-)
= ThinkPad X1 Carbon 5th Gen | aminus | i7-7600U (7) | 16 | 512 GB | 14 in 14 | QHD | - | no
Lenovo Laptop: Lenovo ThinkPad X1 Carbon Gen 9 (i7-1165G7, 16GB, 512GB SSD, 14" WUXGA 1920x1200, GA+)
= ThinkPad X1 Carbon Gen 9 | aplus | i7-1165G7 (11) | 16 | 512 GB SSD | 14 in 14 | 1920 × 1200 | - | yes
Lenovo Laptop: Lenovo ThinkPad X1 Nano Gen 1 (i5-1130G7, 16GB RAM, 256GB SSD, 13" 2160x1350, A)
= ThinkPad X1 Nano Gen 1 | a | i5-1130G7 (11) | 16 | 256 GB SSD | 13 in 13 | 2160 × 1350 | - | yes
Lenovo Laptop: Lenovo ThinkPad E595 (AMD Ryzen 5 3500U, 8GB RAM, 256GB SSD, 15.6" FHD, GA)
= ThinkPad E595 | a | Ryzen 5 3500U | 8 | 256 GB SSD | 15.6 in 15 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T460s (i5-6300U, 12GB RAM, 256GB SSD, 14" FHD IPS, A)
= ThinkPad T460s | a | i5-6300U (6) | 12 | 256 GB SSD | 14 in 14 | Full HD | - | no
Lenovo Laptop: Lenovo ThinkPad T440p (i5-4300M, 8GB, 240GB SSD, 14" HD+, B)
= ThinkPad T440p | b | i5-4300M (4) | 8 | 240 GB SSD | 14 in 14 | HD+ | - | no
Lenovo Laptop: Lenovo ThinkPad X230 (i5-3320M 2.60GHz, 4GB, 320GB HDD, 12.5" HD, C)
= ThinkPad X230 | - | i5-3320M (3) | 4 | 320 GB HDD | 12.5 in 12 | HD | - | no
Dell Laptop: Dell Latitude E6430 (i5-3340M, 4GB RAM, 500GB HDD, 14" HD, GB)
= Latitude E6430 | b | i5-3340M (3) | 4 | 500 GB HDD | 14 in 14 | HD | - | no
Dell Laptop: Dell Precision 3541 (i7-9750H, 16GB DDR4-2666, 512GB SSD PCIe, 15.6'' FHD, Quadro P620 4GB GDDR5, (A+))
= Precision 3541 | aplusparenthesis | i7-9750H (9) | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
Dell Laptop: Dell Latitude 9510 (i7-10810U vPro, 16GB LPDDR3, 512GB SSD, 15" FHD, GA+)
= Latitude 9510 | aplus | i7-10810U (10) | 16 | 512 GB SSD | 15 in 15 | Full HD | - | yes
HP Laptop: HP EliteBook 855 G7 (Ryzen 7 PRO 4750U, 16GB, 512GB SSD, 15.6" FHD, A)
= EliteBook 855 G7 | a | Ryzen 7 PRO 4750U | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
HP Laptop: HP EliteBook 840 G8 (i5-1145G7, 16GB, 256GB SSD, 14" FHD Sure View, GA)
= EliteBook 840 G8 | a | i5-1145G7 (11) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP EliteBook 840 G9 (i5-1245U 12ης γενιάς, 16GB DDR5, 512GB SSD, 14" WUXGA, GAA)
= EliteBook 840 G9 | aa | i5-1245U (12) | 16 | 512 GB SSD | 14 in 14 | 1920 × 1200 | - | yes
HP Laptop: HP Elite x2 1012 G2 (i5-7200U, 8GB, 256GB SSD, 12.3" 2736x1824 Touch, A-)
= Elite x2 1012 G2 | aminus | i5-7200U (7) | 8 | 256 GB SSD | 12.3 in 12 | 2736 × 1824 | touch | no
HP Laptop: HP Stream 11 (Celeron N3060, 4GB, 32GB eMMC, 11.6" HD, GB)
= Stream 11 | b | Celeron N3060 | 4 | 32 GB eMMC | 11.6 in - | HD | - | no
Lenovo Laptop: Lenovo ThinkPad L390 Yoga (i5-8265U, 8GB RAM, 256GB SSD, 13.3" FHD οθόνη αφής, GA-)
= ThinkPad L390 Yoga | aminus | i5-8265U (8) | 8 | 256 GB SSD | 13.3 in 13 | Full HD | touch | yes
Lenovo Laptop: Lenovo ThinkBook 14 G2 ITL (i5-1135G7, 8GB, 256GB SSD, 14" FHD, A+)
= ThinkBook 14 G2 ITL | aplus | i5-1135G7 (11) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo Legion 5 15ARH05 (Ryzen 7 4800H, 16GB RAM, 512GB SSD, 15.6" FHD 120Hz, GTX 1650 4GB, A)
= Legion 5 15ARH05 | a | Ryzen 7 4800H | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
Acer Laptop: Acer TravelMate P214 (i5-10210U, 8GB, 256GB SSD, 14'' FHD, A)
= TravelMate P214 | a | i5-10210U (10) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Asus Laptop: ASUS ExpertBook B9450 (i7-10510U, 16GB, 1TB SSD, 14.0" FHD, GA+)
= ExpertBook B9450 | aplus | i7-10510U (10) | 16 | 1 TB SSD | 14 in 14 | Full HD | - | yes
Fujitsu Laptop: Fujitsu Lifebook U938 (i5-8350U, 12GB, 256GB SSD, 13.3" FHD, A-)
= Lifebook U938 | aminus | i5-8350U (8) | 12 | 256 GB SSD | 13.3 in 13 | Full HD | - | yes
Toshiba Laptop: Toshiba Portégé X30-E (i5-8250U, 8GB, 256GB SSD, 13.3" FHD, (GA+))
= Portégé X30-E | aplusparenthesis | i5-8250U (8) | 8 | 256 GB SSD | 13.3 in 13 | Full HD | - | yes
Panasonic Laptop: Panasonic Toughbook CF-54 (i5-5300U vPro, 8GB, 256GB SSD, 14" HD, GB)
= Toughbook CF-54 | b | i5-5300U (5) | 8 | 256 GB SSD | 14 in 14 | HD | - | no
Dell Laptop: Dell Latitude 5430 Rugged (i5-1145G7, 16GB, 256GB SSD, 14" FHD 1100 nits, GA)
= Latitude 5430 Rugged | a | i5-1145G7 (11) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Apple Laptop: Apple MacBook Air (M2, 2022) 13,6″ 8 GB 512 GB SSD Midnight Grade A+
= MacBook Air M2 | aplus | Apple M2 | 8 | 512 GB SSD | 13.6 in 13 | - | - | notApplicable
Apple Laptop: Apple MacBook Pro 14 (M1 Max, 64GB RAM, 1To SSD, 14.2", GA)
= MacBook Pro 14" M1 Max | a | Apple M1 Max | 64 | 1 TB SSD | 14.2 in 14 | - | - | notApplicable
Apple Laptop: Apple MacBook 12'' (Core m5-6Y54 1,2GHz, 8GB, 512GB, GA-)
= MacBook 12" | aminus | Core m5-6Y54 (6) | 8 | 512 GB | 12 in 12 | - | - | notApplicable
Lenovo Laptop: Lenovo Chromebook 300e (Celeron N4120, 4GB, 32GB eMMC, 11.6" HD Touch, Chrome OS, A)
= Chromebook 300e | a | Celeron N4120 | 4 | 32 GB eMMC | 11.6 in - | HD | touch | notApplicable
Dell Laptop: Dell Latitude 7390 2-in-1 (Intel® Core™ i5-8350U, 8GB RAM, 256GB SSD, 13.3" FHD Touch, GA)
= Latitude 7390 2-in-1 | a | i5-8350U (8) | 8 | 256 GB SSD | 13.3 in 13 | Full HD | touch | yes
HP Laptop: HP EliteBook 840 G5 ( i5-8250U , 8GB RAM , 256GB SSD , 14" FHD , GA- )
= EliteBook 840 G5 | aminus | i5-8250U (8) | 8 | 256 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP EliteBook 850 G3 [i5-6300U, 8GB, 256GB SSD, 15.6" FHD, A]
= EliteBook 850 G3 | a | i5-6300U (6) | 8 | 256 GB SSD | 15.6 in 15 | Full HD | - | no
Lenovo Laptop: ThinkPad T495 (Ryzen 5 PRO 3500U, 16GB RAM, 256GB NVMe, 14" FHD, GA+) – Windows 11 Pro
= ThinkPad T495 | aplus | Ryzen 5 PRO 3500U | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Dell Latitude 5511 (i5-10400H, 16GB, 512GB SSD, 15,6" FHD, MX250, A)
= Latitude 5511 | a | i5-10400H (10) | 16 | 512 GB SSD | 15.6 in 15 | Full HD | - | yes
Dell Laptop: Dell Latitude 5490 (i5-8350U, 16GB (2x8GB), 256GB SSD, 14", A)
= Latitude 5490 | a | i5-8350U (8) | 16 | 256 GB SSD | 14 in 14 | - | - | yes
Dell Laptop: Dell Latitude 5490 (i5-8350U, 8GB+8GB RAM, 2x512GB SSD, 14", A)
= Latitude 5490 | a | i5-8350U (8) | 16 | 1 TB SSD | 14 in 14 | - | - | yes
Dell Laptop: Dell Latitude 5490 (i5-8350U, 8+8 GB, 256GB SSD + 1TB HDD, 14", A)
= Latitude 5490 | a | i5-8350U (8) | 16 | 1280 GB SSD + HDD | 14 in 14 | - | - | yes
Dell Laptop: Dell Latitude 5490 i5-8350U 2 x 8GB RAM 256GB SSD 14"
= Latitude 5490 | - | i5-8350U (8) | 16 | 256 GB SSD | 14 in 14 | - | - | yes
Lenovo Laptop: Lenovo ThinkPad T14 (i5-1135G7, Iris Xe Graphic Card (8GB), 256GB SSD, A)
= ThinkPad T14 | a | i5-1135G7 (11) | - | 256 GB SSD | - in - | - | - | yes
Lenovo Laptop: Lenovo ThinkPad T480 (i5-8350U, 16GB RAM, 256GB SSD, 14" FHD, A+) (2 μπαταρίες)
= ThinkPad T480 | aplus | i5-8350U (8) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Lenovo Laptop: Lenovo ThinkPad T480 (i5-8350U, 16GB &amp; 256GB SSD, 14&quot; FHD, A)
= ThinkPad T480 | a | i5-8350U (8) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
ΗΡ Laptop: ΗΡ EliteBook 840 G5 (ι5-8350U, 8GB RAM, 1ΤΒ SSD, 14&#8243;, Α)
= EliteBook 840 G5 | a | i5-8350U (8) | 8 | 1 TB SSD | 14 in 14 | - | - | yes
Lenovo Laptop: Gaming X1 Yoga Laptop - Intel i7-11Th Generation Higher Configuration Like New Laptop - iRIS Xe Graphic Card (8GB) Super Fast 2 in 1 Laptop - With Warranty
= ThinkPad X1 Yoga | - | Core i7 (11) | - | - | - in - | - | - | yes
Lenovo Laptop: LENOVO i7 - 11th Generation Higher Configuration Like New Laptop - RAM 16GB & SSD 512GB - Iris Xe Graphic Card - FHD 14 Inches Display - With Warranty
=  | - | Core i7 (11) | 16 | 512 GB SSD | 14 in 14 | Full HD | - | yes
HP Laptop: HP Laptop 15,6 Ryzen 5 7000er Reihe/ 16GB DDR5/  1TB SSD Win11
=  | - | Ryzen 5 | 16 | 1 TB SSD | 15.6 in 15 | - | - | unknown
HP Laptop: HP Laptop 17,5 Zoll – Ryzen 5 5500U – 8 GB DDR4
=  | - | Ryzen 5 5500U | 8 | - | 17.5 in 17 | - | - | yes
Dell Laptop: Dell Gaming Laptop
=  | - | - | - | - | - in - | - | - | unknown
Lenovo Laptop: Lenovo ThinkPad T490s 14FHD i7 8665U 16GB-RAM 256SSD WINDOWS-11 LTE DE-BACKLIT
= ThinkPad T490s | - | i7-8665U (8) | 16 | 256 GB SSD | 14 in 14 | Full HD | - | yes
Dell Laptop: Laptop Dell Latitude 5490 Core i5, 8 GB RAM, 128 GB SSD, 14 pulgadas, generación 8
= Latitude 5490 | - | Core i5 (8) | 8 | 128 GB SSD | 14 in 14 | - | - | yes
Dell Laptop: Dell Precision 5530 I7 8Th 16/512Gb With 4Gb Nvidia Graphics Ksh
= Precision 5530 | - | Core i7 (8) | 16 | 512 GB | - in - | - | - | yes
HP Laptop: HP Elitebook 840 G6 Core i5 8TH Gen 8-256
= EliteBook 840 G6 | - | Core i5 (8) | 8 | 256 GB | - in - | - | - | yes
`;

const records = `${TITLES.trim()}${FOREIGN_TITLES.trimEnd()}`
  .split('\n')
  .flatMap((line, index, lines) => (index % 2 === 0 ? [[line, lines[index + 1]?.slice(2) ?? ''] as const] : []));

describe('titles', () => {
  it.each(records)('%s', (line, expected) => {
    const [, vendor = '', productType = '', title = ''] = /^(\p{L}+) (\w+): (.*)$/u.exec(line) ?? [];
    expect(summarise({ title, vendor, productType })).toBe(expected);
    expect(parseModel({ title, vendor })).toBe(parseLaptop({ title, vendor }).model);
  });

  it('covers at least 150 titles', () => expect(records.length).toBeGreaterThanOrEqual(150));
});

describe('the whole demo catalogue', () => {
  const laptops = readCatalogue().filter(({ productType, title }) => productType === 'Laptop' && title.includes('('));

  it.each(laptops)('$title', ({ title, vendor, productType }) => {
    const facts = parseLaptop({ title, vendor, productType });
    expect(facts.cpu?.label).toBeTruthy();
    expect(facts.ramGb).toBeGreaterThanOrEqual(4);
    expect(facts.storageLabel).toMatch(/^\d+ [GT]B (?:SSD|eMMC)$/);
    expect(facts.screenInches).toBeGreaterThan(10);
    // One title has lost its grade on purpose.
    if (!title.startsWith('Lenovo ThinkPad T490 (i5-8265U')) expect(facts.grade).not.toBeNull();
  });

  it('names the same facts in Greek and in English, description included', () => {
    const [el, en] = (['el', 'en'] as const).map((language) => readCatalogue(language).map(summarise));
    expect(el).toEqual(en);
  });
});

function summarise(input: LaptopInput): string {
  const facts = parseLaptop(input);
  const generation = facts.cpu?.generation == null ? '' : ` (${facts.cpu.generation})`;
  return [
    facts.model,
    facts.grade ?? '-',
    facts.cpu ? `${facts.cpu.label}${generation}` : '-',
    facts.ramGb ?? '-',
    facts.storageLabel ?? '-',
    `${facts.screenInches ?? '-'} in ${facts.screenClass ?? '-'}`,
    facts.resolution ?? '-',
    facts.touch ? 'touch' : '-',
    facts.windows11,
  ].join(' | ');
}

type Text = string | { el: string; en: string };

interface SeedProduct {
  title: Text;
  vendor: string;
  productType: string;
  description: { el: string; en: string };
  options?: { name: Text; values: Text[] }[];
}

function readCatalogue(language: 'el' | 'en' = 'el') {
  const folder = new URL('../../platform/seed/products/', import.meta.url);
  const read = (text: Text) => (typeof text === 'string' ? text : text[language]);
  return readdirSync(folder)
    .filter((file) => file.endsWith('.yaml'))
    .flatMap((file) => parse(readFileSync(new URL(file, folder), 'utf8')) as SeedProduct[])
    .map((product) => ({
      title: read(product.title),
      vendor: product.vendor,
      productType: product.productType,
      description: product.description?.[language] ?? '',
      options: (product.options ?? []).map(({ name, values }) => ({ name: read(name), values: values.map(read) })),
    }));
}
