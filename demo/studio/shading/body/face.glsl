// The front: openings, plate, badge and head lamps, in the order in which they cover each other.

vec2 lampPoint(vec3 q) {
  float along = q.y + q.x - FOREMOST - LAMP_INNER;
  return vec2(along, q.z - LAMP_Z - LAMP_RISE * along);
}

vec3 mirrorSide(vec3 place) {
  return vec3(place.x, abs(place.y), place.z);
}

void putHeadLamp(inout Surface surface, vec3 q) {
  float outline = lampOutline(lampPoint(q));
  if (outline > max(gPixel * 2.0, LAMP_SEAT)) return;
  putLampSeat(surface, outline);
  vec3 inside = lampInside(lampPoint(mirrorSide(below(0.034))), lampPoint(mirrorSide(below(0.010))));
  put(surface, lacquered(inside * mix(0.55, 1.0, gOpen), 1.0, 0.05), cover(outline + 0.0025));
}

// What the bumper carries around its intake: a bright lower edge, sensors, a light in each corner
// where there is no vent, and a satin lip at the foot.
void putLowerFace(inout Surface surface, vec3 q, float intake) {
  if (gNormal.x > -0.3) return;
  float rim = max(abs(intake - 0.006) - 0.005, q.z - INTAKE_Z);
  put(surface, satin(vec3(0.32)), cover(rim));
#ifdef CORNER_LIGHTS
  vec2 p = q.yz - CORNER_LIGHT;
  p.y -= 0.22 * p.x;
  float pocket = box(p, vec2(0.075, 0.024), 0.014);
  put(surface, pianoBlack(), cover(pocket));
  put(surface, vec3(0.62, 0.65, 0.68), cover(box(p - vec2(0.0, 0.007), vec2(0.056, 0.0045), 0.004)));
#endif
  putSensor(surface, vec2(abs(q.y - FRONT_SENSORS.x) - FRONT_SENSORS.y, q.z - FRONT_SENSORS.z));
  put(surface, satin(vec3(0.36)), cover(box(vec2(q.y, q.z - FRONT_LIP), vec2(0.54, LIP_HALF), 0.004)));
}

void putFace(inout Surface surface, vec3 q) {
  float intake = intakeDistance(q.x, q.y, q.z);
  put(surface, INTAKE_FILL(q.yz), cover(intake - 0.005));
  float vent = ventDistance(q.x, q.y, q.z);
  put(surface, mix(pianoBlack(), vec3(0.004), 0.55), cover(vent - 0.004));
#ifdef GRILLE_FILL
  float grille = grilleDistance(q.x, q.y, q.z);
  put(surface, GRILLE_FILL(q.yz), cover(grille - 0.003));
#ifdef BRIGHT_FRAME
  put(surface, metal(vec3(0.9), 0.07), cover(abs(grille - 0.004) - 0.0045));
#endif
#endif
  putLowerFace(surface, q, intake);
  putHeadLamp(surface, q);
  if (gNormal.x < -0.4) {
    putPlate(surface, vec2(-gPlace.y, q.z - FRONT_PLATE_Z));
    putBadge(surface, vec2(-gPlace.y, q.z - FRONT_BADGE_Z), 0.036);
  }
}
